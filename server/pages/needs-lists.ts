// What a client has to send for a service, as plain text: the list of its page, for visitors without script.

import type { RequestHandler } from 'express';
import { needsPath } from '../../views/index.ts';
import { noindexHeader } from './noindex.ts';
import type { PrerenderedPages } from './prerender.ts';
import { textFiles } from './text-files.ts';

export function needsLists({ byPath }: PrerenderedPages): RequestHandler {
  return textFiles(
    [...byPath].flatMap(([path, { needs }]) => {
      if (needs.length === 0) return [];
      const text = needs.map((need) => `- ${need}\n`).join('');
      return [[needsPath(path), { type: 'text/plain', text, headers: noindexHeader }]];
    }),
  );
}
