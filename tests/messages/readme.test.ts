// The procedures in the operators' README: their commands are run, and their quotes and figures are those of the code.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exitCodes } from '../../server/cli/command.ts';
import { readConfig } from '../../server/config.ts';
import { states } from '../../server/enquiries/types.ts';
import { enquiryLinkDays, journalDays, journalReferencesCountMax } from '../../server/limits.ts';
import { runCliWithIo } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const root = new URL('../../', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readme = readFileSync(new URL('server/cli/README.md', root), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const built = readdirSync(new URL('dist/', root))
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(new URL(`dist/${name}`, root), 'utf8'))
  .join('\n');

function sectionOf(title: string) {
  const [text] = readme.split(`\n## ${title}\n`)[1]?.split('\n## ') ?? [];
  if (!text) throw new Error(`The README has no section "${title}".`);
  return { text, words: text.replace(/\s+/g, ' ') };
}

const inFolder = (command: string) => command.replace('/var/lib/agency-backups', join(folder, 'backups'));

/** Runs the commands of a section, with the reference and the test's folder instead of the examples. */
async function follow(
  title: string,
  { DATABASE_URL, now }: { DATABASE_URL: string; now: () => Date },
  referenceFor: (command: string) => string = () => '',
) {
  const said = [];
  for (const [, script = '', example = ''] of sectionOf(title).text.matchAll(
    /^ {4}npm run ([\w-]+)(?: -- (.+))?$/gm,
  )) {
    const [, subcommand] = /^node dist\/enquiries\.js ?(.*)$/.exec(scripts[script]) ?? [];
    expect(subcommand, script).toBeDefined();
    expect(example).not.toMatch(/(^| )[^/ ]\S*\.(csv|db)\b/); // it would be deleted with its release
    const command = inFolder(
      example
        .replace('K7M2-9QXD', referenceFor(example))
        .replace(/\S+\.(csv|db)\b/, (file) => join(folder, basename(file))),
    );
    const args = `${subcommand} ${command}`.split(' ').filter(Boolean);
    const answer = await runCliWithIo({ loadConfig: () => readConfig({ DATABASE_URL }), now }, ...args);
    expect(answer, args.join(' ')).toMatchObject({ code: 0 });
    said.push({ ...answer, command: args.join(' ') });
  }
  return said;
}

async function openSite(env: Record<string, string> = {}) {
  const site = await openSiteWithMessages({ env });
  return Object.assign(site, { DATABASE_URL: site.config.databaseUrl });
}

test('enquiries are listed, released, answered, exported and erased as the README describes', async () => {
  await using site = await openSite({ REMIND_AFTER: '2h' });
  const linked = await site.mailEnquiry();
  const mailed = await site.mailEnquiry({ subject: 'Another' });
  const held = await site.sendEnquiry({ message: 'Buy pills', link: 'yes' });
  const [path = ''] = /\/enquiry\/.+/.exec(site.mailbox.emails[0]?.text ?? '') ?? [];
  expect((await site.http.get(path)).text).toContain('I have answered this');
  await site.http.post(path).type('form').send({ action: 'answer' }).expect(303);
  const [unanswered, answer, stats] = await follow('Answered or not', site, () => mailed);
  expect(unanswered?.out).toContain(mailed);
  expect(unanswered?.out).not.toContain(linked);
  expect(answer?.out).toContain(`${mailed} is answered.`);
  expect(stats?.out).toMatch(/^ +answered +2$/m);
  for (const part of [`works for ${enquiryLinkDays} days`, 'On Monday after 08:00'])
    expect(sectionOf('Answered or not').words).toContain(part);

  const title = 'Where your enquiries are';
  const said = await follow(title, site, (command) => (command.startsWith('release') ? held : mailed));
  const outOf = (start: string) => said.find(({ command }) => command.startsWith(start))?.out;
  expect(outOf('list --state held')).toMatch(new RegExp(`^${held}.+honeypot`, 'm'));
  expect(outOf('show')).toContain(asha.message);
  expect(outOf('forget')).toContain(held);
  expect(readdirSync(folder)).toContain('march.csv');
  expect(outOf('backup')).toMatch(/ contains \d enquir(y|ies) and is valid\.\n$/);
  const listed = [...sectionOf(title).text.matchAll(/^- `(\w+)`/gm)].map(([, state]) => state);
  expect(listed.sort()).toEqual([...states].sort());
});

test('backups, a restore, drills, the journal and the export after a breach work as the README describes', async () => {
  await using site = await openSite();
  const reference = await site.sendEnquiry();
  const [, create = ''] = /^ {4}(mkdir .+)$/m.exec(sectionOf('Back up every day').text) ?? [];
  execFileSync('sh', ['-c', inFolder(create)]);
  expect(await follow('Back up every day', site)).toHaveLength(1);
  const [backup = '', ...more] = readdirSync(join(folder, 'backups'));
  expect([backup, more]).toEqual([expect.stringMatching(/^enquiries-.{17}Z\.db$/), []]);
  const drill = { out: expect.stringContaining('1 enquiry') };
  expect(await follow('Test a restore', site)).toMatchObject([drill, drill]);
  await follow('After a data breach', site);
  expect(readFileSync(join(folder, 'notice.csv'), 'utf8')).toContain(asha.email);
  const [journal] = await follow('The journal', site);
  expect(journal?.out).toMatch(new RegExp(`export .+ ${reference}$`, 'm'));
  for (const part of [`more than ${journalReferencesCountMax}.`, `after ${journalDays} days`])
    expect(sectionOf('The journal').text).toContain(part);

  renameSync(join(folder, 'backups', backup), join(folder, 'enquiries-2026-03-04.db'));
  const since = await site.sendEnquiry({ message: 'Two' });
  await site.store.close();
  const [restored] = await follow('Restore a backup', site);
  const [, aside] = / previous store is now (.+): delete/.exec(restored?.out ?? '') ?? [];
  const list = async (DATABASE_URL: string) =>
    (await runCliWithIo({ loadConfig: () => readConfig({ DATABASE_URL }) }, 'list')).out;
  expect(await list(site.DATABASE_URL)).not.toContain(since);
  expect(await list(`file:${aside}`)).toContain(since);
  expect(sectionOf('Restore a backup').words).toContain('`… is in use`');
  expect(built).toContain(' is in use');
});

test('a mail outage is reported and resolved as the README describes, which quotes the log exactly', async () => {
  const title = 'When mail is down';
  await using site = await openSite();
  site.mailbox.says('message', '554 No');
  const refused = await site.mailEnquiry();
  await site.mailbox.down();
  await site.mailEnquiry({ subject: 'Another' });
  const { text, words } = sectionOf(title);
  const quoted = [...text.matchAll(/^- `([^`]+)`/gm)].map(([, line = '']) => line);
  expect(site.faults()).toHaveLength(2);
  for (const { msg } of site.faults()) expect(quoted).toContain(msg);
  for (const line of quoted) for (const part of line.split(' …')) expect(built).toContain(part);
  for (const part of [
    'after 5 s, then after twice as long each time, at most every 5 min, without a limit on tries',
    'for 10 s, then twice as long each time, at most 10 min.',
  ])
    expect(words).toContain(part);
  site.mailbox.says();
  await site.mailbox.up();
  expect((await follow(title, site, () => refused))[0]?.out).toContain('554 No');
  site.advance(5_000);
  await site.deliver();
  expect(site.subjects().sort()).toEqual(['A shop', 'Another']);
});

test('the README names every subcommand and every exit code, and no other', async () => {
  const [opening = ''] = readme.split('\n## ');
  const { out } = await runCliWithIo({ loadConfig: () => readConfig({}) }, '--help');
  const names = [...out.matchAll(/^ {2}([a-z-]+) .*$/gm)].map(([, name]) => name);
  const documented = [...opening.matchAll(/^- ([^:]+): /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z][a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(documented.sort()).toEqual(names.filter((name) => name !== 'help' && name !== '--version').sort());
  const codes = [...opening.matchAll(/^- `(\d)`/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(exitCodes));
});
