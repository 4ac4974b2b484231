import { createInterface } from 'node:readline/promises';
import type { LibraryChoice } from './find-library';

/** Asks somebody at a terminal; undefined where nobody is there to answer. */
export type Ask = (question: string) => Promise<string>;

/** A question at a terminal. @returns the answer, without space around it. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/** Lets the author choose where a guess is poor: several packages may be the documented one. The first is the guess. */
export async function chooseLibrary(
  choices: LibraryChoice[],
  answer: Ask | undefined,
): Promise<LibraryChoice | undefined> {
  const [guess] = choices;
  if (choices.length < 2 || !answer) return guess;
  const list = choices.map(({ name }, at) => `  ${at + 1}  ${name}\n`).join('');
  for (;;) {
    const given = await answer(`Which package does the site document?\n${list}Number or name (1): `);
    const found = given === '' ? guess : choices.find(({ name }, at) => given === name || given === String(at + 1));
    if (found) return found;
  }
}
