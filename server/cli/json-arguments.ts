import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** The arguments of a command whose only options are `--json` and `--help`. */
export function parseJsonArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}
