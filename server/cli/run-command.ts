// Runs one `npm run enquiries` command: parses its arguments, opens the store, returns its exit code.

import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { writeRemedy } from '../enquiries/store/sqlite-remedy.ts';
import { StartError } from '../start-error.ts';
import { type CliIo, type Command, exitCodes, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, overviewHelp } from './help.ts';
import { openExistingStore } from './open-existing-store.ts';

export async function runCommand([name, ...rest]: string[], io: CliIo): Promise<number> {
  const print = (text: string) => void io.out.write(`${text}\n`);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(overviewHelp(commands));
    return name === undefined ? exitCodes.usageError : exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    io.printError(`Unknown command "${name}": use one of ${Object.keys(commands).join(', ')}, or --help.`);
    return exitCodes.usageError;
  }
  let databaseUrl = '';
  try {
    const { values, positionals } = parseArguments(command, rest);
    if (values.help) {
      print(commandHelp(name, command));
      return exitCodes.done;
    }
    const prepared = command.prepare(values, positionals, io.now());
    const config = loadConfig();
    databaseUrl = config.databaseUrl;
    const store = await openExistingStore(databaseUrl);
    try {
      return (await prepared({ ...io, store, config, print })) ? exitCodes.done : exitCodes.no;
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) {
      io.printError(`${message}\nnpm run enquiries -- ${name} --help prints the usage.`);
      return exitCodes.usageError;
    }
    const remedy = error instanceof StartError ? null : writeRemedy(databaseUrl.replace(/^file:/, ''), error);
    const fault = remedy === null ? message : `${message}: ${remedy}.`;
    io.printError(error instanceof StartError ? message : `Cannot use the store: ${fault}`);
    return exitCodes.unusable;
  }
}

function parseArguments({ options }: Command, args: string[]) {
  try {
    const help = { type: 'boolean', short: 'h' } as const;
    return parseArgs({ args, options: { ...options, help }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}
