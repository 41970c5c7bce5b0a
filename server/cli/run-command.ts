import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type Command, exitCodes, Misunderstood, type Paper } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, helpOfAll } from './help.ts';
import { openExistingStore } from './open-existing-store.ts';

export async function atDesk([name, ...rest]: string[], paper: Paper): Promise<number> {
  const say = (text: string) => void paper.out.write(`${text}\n`);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    say(helpOfAll(commands));
    return name === undefined ? exitCodes.misunderstood : exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    paper.complain(
      `There is no command "${name}": use one of ${Object.keys(commands).join(', ')}, or --help.`,
    );
    return exitCodes.misunderstood;
  }
  try {
    const { values, positionals } = understand(command, rest);
    if (values.help) {
      say(helpOf(name, command));
      return exitCodes.done;
    }
    const prepared = command.prepare(values, positionals, paper.now());
    const config = loadConfig();
    const store = await openExistingStore(config.databaseUrl);
    try {
      return (await prepared({ ...paper, store, config, say })) ? exitCodes.done : exitCodes.no;
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Misunderstood) {
      paper.complain(`${message}\nnpm run enquiries -- ${name} --help says more.`);
      return exitCodes.misunderstood;
    }
    paper.complain(error instanceof StartError ? message : `The store could not be used: ${message}`);
    return exitCodes.unusable;
  }
}

function understand({ options }: Command, args: string[]) {
  try {
    const help = { type: 'boolean', short: 'h' } as const;
    return parseArgs({ args, options: { ...options, help }, allowPositionals: true });
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}
