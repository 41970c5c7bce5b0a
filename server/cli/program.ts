// The operators' program: runs a subcommand, prints its answer, and turns errors into exit codes.

import { Command, CommanderError, Option } from 'commander';
import { versionText } from '../paths.ts';
import { StartError } from '../start-error.ts';
import { exitCodes, type Io, messageOf, UsageError } from './command.ts';
import { all, type Subcommand, subcommands } from './subcommands.ts';

/** Resolves with the exit code. */
export async function run(argv: string[], io: Io): Promise<number> {
  let exitCode: number = exitCodes.done;
  const program = new Command('npm run enquiries --')
    .description(
      'Reads and changes the enquiries in the store that DATABASE_URL names, and backs it up, restores and checks it. Run it in the site’s folder, as the site’s user. None but copy-store and restore create a store, or change the schema of one.',
    )
    .version(versionText(), '--version', 'Prints which commit was built.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      // An argument too many is repeated, and may be the URL of a database.
      writeErr: (text) => io.printError(text.trimEnd().replace(/\S+/g, withoutLogin)),
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .showHelpAfterError(usageHint)
    .addHelpText('after', exitCodesHelp);
  for (const [name, subcommand] of Object.entries(subcommands(io))) {
    const command = createCommand(name, subcommand).copyInheritedSettings(program);
    program.addCommand(command);
    command.action(async () => {
      const { json: isJson = false, ...options } = command.opts();
      const args = [...command.processedArgs, options] as never[];
      const answer = await subcommand.action({ ...io, isJson }, ...args);
      for (const note of answer.notes ?? []) io.printError(note);
      const printed = isJson ? JSON.stringify(answer.data, null, 2) : answer.text;
      if (printed) io.out.write(`${printed}\n`);
      exitCode = answer.exitCode ?? exitCodes.done;
    });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usageError;
    if (error instanceof UsageError) {
      io.printError(`${error.message}\n${usageHint}`);
      return exitCodes.usageError;
    }
    const [name = ''] = argv;
    const failed = `${name.charAt(0).toUpperCase()}${name.slice(1)} failed`;
    io.printError(error instanceof StartError ? error.message : `${failed}: ${messageOf(error)}`);
    return exitCodes.unusable;
  }
}

function createCommand(name: string, { description, argument, options = [] }: Subcommand): Command {
  const [summary = ''] = description.split('. ');
  const command = new Command(name).description(description).summary(summary);
  for (const one of [argument ?? []].flat()) command.addArgument(one);
  for (const option of [...options, new Option('--json', 'print JSON')]) command.addOption(option);
  if (options.includes(all)) command.hook('preAction', refuseUnlessChosen);
  if (name !== 'doctor') command.addHelpText('after', exitCodesHelp); // it has other codes
  return command;
}

function refuseUnlessChosen(command: Command): void {
  const { all = false } = command.opts();
  if (all === command.args.length > 0)
    throw new UsageError('Specify either references such as K7M2-9QXD, or --all.');
}

/** A word that is a URL, without the name and password in it. */
function withoutLogin(word: string): string {
  const [start, end] = [word.indexOf('//'), word.lastIndexOf('@')];
  return start < 0 || end < start ? word : `${word.slice(0, start)}//…${word.slice(end)}`;
}

const usageHint = 'Add --help to see the usage.';

const exitCodesHelp = `
Exit codes:
  0  success
  1  no: nothing found, not in a suitable state, or a check has failed
  2  usage error
  3  the settings, the store or a file is unusable; the message says why`;
