// The arguments of `npm run restore-drill`.

import { UsageError } from '../command.ts';
import { parseJsonArguments } from '../json-arguments.ts';

export type DrillArguments = {
  /** A file, a folder, or `-` for standard input; `null` for the folder of the last backup. */
  source: string | null;
  isJson: boolean;
};

export const drillHelp = `npm run restore-drill -- [FILE|DIR|-] [--json]

Restores a backup to a temporary folder, which it removes, and uses it there: verifies it, runs this version's
migrations, counts the enquiries, and stores, claims, marks and erases one more. The site's store is not touched,
except that it notes the result. No email is sent.
Without an argument it takes the newest backup of the folder that npm run backup wrote to last; with - it reads
standard input. The temporary folder is in TMPDIR, or in /tmp.

  --json  prints JSON

Exit codes:
  0  the backup can be restored
  1  it cannot: it is damaged, of a newer version, or unusable after the restore
  2  usage error
  3  there is no backup, it is encrypted, or the settings or the disk are unusable`;

/** `null` asks for the help. */
export function parseDrillArguments(args: string[]): DrillArguments | null {
  const { values, positionals } = parseJsonArguments(args);
  if (values.help) return null;
  const [source = null, ...more] = positionals;
  if (source === '' || more.length > 0)
    throw new UsageError('Specify one backup or folder: npm run restore-drill -- /var/lib/agency-backups');
  return { source, isJson: values.json };
}
