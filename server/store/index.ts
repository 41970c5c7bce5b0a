import type { FormName, Values } from '../../views/index.ts';
import type { CaptchaResult } from '../send/captcha.ts';
import { openSqlite } from './sqlite.ts';

export type Enquiry = Values & {
  receivedAt: Date;
  /** The form it came from and the page that form stood on, where the sender said so. */
  form: FormName | null;
  page: string | null;
  captcha: CaptchaResult;
};

export type Store = {
  /** Resolves once the enquiry would survive the loss of power, and rejects when that cannot be had. */
  keep(enquiry: Enquiry): Promise<void>;
  close(): Promise<void>;
};

/** `file:` and a path, relative to the working directory; the folder is made when it is missing. */
export function openStore(url: string): Store {
  return openSqlite(url.slice('file:'.length));
}
