// The arguments of `npm run backup`.

import { parseArgs } from 'node:util';
import { backupsKeptCountMax } from '../../limits.ts';
import { UsageError } from '../command.ts';
import { parseCount } from '../filter.ts';
import { parseRecipient } from './age.ts';

export type BackupArguments = {
  /** A file, a folder, or `-` for standard output. */
  target: string;
  /** How many dated files stay in the folder; `null` keeps all. */
  keep: number | null;
  ageRecipient: string | null;
  isJson: boolean;
};

export const backupHelp = `npm run backup -- FILE|DIR|- [--keep NUMBER] [--age-recipient KEY] [--json]

Copies the SQLite store while the site runs, and verifies the copy. FILE must not exist. Use an absolute path:
a relative one is in the folder of the release, and is deleted with it.
In the folder DIR the file is named by the time in UTC, such as enquiries-2026-03-04T0245Z.db.
With - the copy goes to standard output and messages to standard error: run npm with -s.

  --keep NUMBER        after a backup, removes the oldest dated files of DIR beyond this number
  --age-recipient KEY  encrypts with the program age for this public key; the file ends in .age
  --json               prints JSON

Exit codes:
  0  the backup is complete
  2  usage error
  3  the settings, the store, the file or the disk is unusable; no file was left`;

/** `null` asks for the help. */
export function parseBackupArguments(args: string[]): BackupArguments | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [target, ...more] = positionals;
  if (!target || more.length > 0)
    throw new UsageError(
      'Specify the file to write: npm run backup -- /var/lib/agency-backups/enquiries-2026-03-04.db, or a folder',
    );
  const recipient = values['age-recipient'];
  if (target === '-' && recipient !== undefined)
    throw new UsageError('Standard output is not encrypted here: pipe it to age or gpg.');
  return {
    target,
    keep: values.keep === undefined ? null : parseCount('--keep', values.keep, 1, backupsKeptCountMax),
    ageRecipient: recipient === undefined ? null : parseRecipient(recipient),
    isJson: values.json,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        'age-recipient': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}
