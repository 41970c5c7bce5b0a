// Encryption with the program age, https://age-encryption.org.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { syncFile } from '../../enquiries/store/sqlite-files.ts';
import { ageRecipientLengthMax } from '../../limits.ts';
import { StartError } from '../../start-error.ts';
import { UsageError } from '../command.ts';

const program = 'age';

/** How an encrypted file begins. */
export const ageIntro = 'age-encryption.org/v1\n';

/** Public keys only: a backup needs no secret. */
export function parseRecipient(text: string): string {
  const isKey = /^(?:age1[a-z0-9]+|ssh-(?:ed25519|rsa) [A-Za-z0-9+/=]+(?: [^\n]*)?)$/.test(text);
  if (!isKey || text.length > ageRecipientLengthMax)
    throw new UsageError('--age-recipient must be a public key of age, such as age1…, or an SSH public key.');
  return text;
}

/** Call before the copy is made. */
export function refuseWithoutAge(): void {
  if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error)
    throw new StartError(
      'The program age is not installed: install it (https://age-encryption.org), or pipe the backup to gpg: npm run -s backup -- - | gpg --encrypt --recipient NAME > FILE',
    );
}

/** The program reads and writes the files itself: their content does not pass through this process. */
export async function encryptWithAge(from: string, to: string, recipient: string): Promise<void> {
  const input = openSync(from, 'r');
  const output = openSync(to, 'wx', 0o600);
  try {
    const child = spawn(program, ['--encrypt', '--recipient', recipient], { stdio: [input, output, 'pipe'] });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 1_000) said += text;
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new StartError(`age did not encrypt the backup (${oneLine(said) || code}).`);
  } finally {
    closeSync(input);
    closeSync(output);
  }
  refuseIncomplete(from, to);
  syncFile(to);
}

// https://age-encryption.org/v1: a header, a nonce of 16 bytes, and 16 bytes more for every 64 kB.
function refuseIncomplete(from: string, to: string): void {
  const { size } = statSync(from);
  const start = Buffer.alloc(ageIntro.length);
  const file = openSync(to, 'r');
  readSync(file, start);
  closeSync(file);
  const bytesMin = ageIntro.length + 16 + size + 16 * Math.ceil(size / 65_536);
  if (start.toString() !== ageIntro || statSync(to).size < bytesMin)
    throw new StartError('age wrote an incomplete file: check its installation.');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
