// The `requests` command: what visitors have asked for and a person has to finish, because the site sends no mail.

import { erasedLetter } from '../enquiries/requests/erased-letter.ts';
import { openTasks } from '../enquiries/requests/overdue-tasks.ts';
import { storedDataLetter } from '../enquiries/requests/stored-data-letter.ts';
import type { DataTask, VisitorLetterText } from '../enquiries/store/types.ts';
import { ChangeReport } from './change-report.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { addToJournal } from './journal-line.ts';
import { parseReferences } from './queries.ts';
import { formatRows, formatTime, stripControls } from './text-format.ts';

export const requests: Command['prepare'] = (values, [action, ...rest]) => {
  if (action === undefined) return listTasks(values.json === true);
  if (action !== 'done')
    throw new UsageError('requests lists what is to be done: add done and a reference when you do it.');
  const references = parseReferences(rest);
  return async (context) => {
    const { store, now } = context;
    const open = await openTasks(store, now());
    await addToJournal(context, 'requests', { references });
    const report = new ChangeReport();
    const letters: Letter[] = [];
    for (const reference of references) {
      const tasks = open.filter((task) => task.reference === reference);
      if (tasks.length === 0) report.addFailed(reference, `Nothing is to be done for ${reference}.`);
      for (const task of tasks) letters.push(await letterOf(task, context));
      if (tasks.length > 0)
        report.addChanged(
          reference,
          'is done. Send what is printed here, unless the enquiry looks like spam: anyone can type another person’s address.',
        );
    }
    if (values.json) context.print(JSON.stringify({ ...report.result(), letters }, null, 2));
    else for (const letter of letters) context.print(letterText(letter));
    // Last, so that a task stays if its letter could not be printed.
    for (const reference of report.changed) await store.dataRequests.finish(reference);
    return values.json ? report.failed.length === 0 : report.print(context, values);
  };
};

function listTasks(isJson: boolean): ReturnType<Command['prepare']> {
  return async ({ store, config, now, print, printError }) => {
    const open = await openTasks(store, now());
    const rows = open.map(({ reference, action, at, daysLeft }) => ({ reference, action, at, daysLeft }));
    if (isJson) print(JSON.stringify(rows, null, 2));
    else if (rows.length === 0) print('No request waits for you.');
    else
      print(
        formatRows(
          ['REFERENCE', 'ASKED TO', 'ON (IST)', 'DAYS LEFT', 'WHAT TO DO'],
          rows.map(({ reference, action, at, daysLeft }) => [
            reference,
            action,
            formatTime(at),
            daysLeft < 0 ? 'OVERDUE' : String(daysLeft),
            toDo[action],
          ]),
        ),
      );
    if (config.mail)
      printError(
        'SMTP_URL is set, so the site writes the letters, except those to unusual addresses, which may be mailing lists, and those beyond five a day to one person: look at the address and the words before you send anything.',
      );
    return true;
  };
}

const toDo = { see: 'send what is stored', erase: 'confirm: it is erased' } as const;

type Letter = { to: string } & VisitorLetterText;

async function letterOf(task: DataTask, { store, config }: CommandContext): Promise<Letter> {
  const { reference, at, recipient } = task;
  const enquiry = await store.find(reference);
  if (recipient === null) {
    if (enquiry === null) throw new Error(`${reference} has been erased meanwhile: run requests again.`);
    return { to: enquiry.email, ...storedDataLetter(enquiry, config.settings, config.mail !== null) };
  }
  const keptUntil = enquiry?.keptUntil ?? null;
  return { to: recipient, ...erasedLetter({ reference, at, keptUntil }, config.settings) };
}

function letterText({ to, subject, body }: Letter): string {
  return stripControls(`To: ${to}\nSubject: ${subject}\n\n${body}\n`);
}
