import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL } from '../../scope';
import { SITE } from '../serve';
import { expect, test } from '../test';
import { createRandom, mutate } from './mutate';
import { openFrame } from './open-frame';

/** Mutations of all demos together. */
const MUTATIONS = ALL ? 2000 : 60;
/** Milliseconds in which a frame must answer: twice a second for loops, and what the machine needs besides. */
const ANSWER = 8000;
const DOCS = path.join(SITE, 'docs');

/** A demo and the names of its files, from its folder. */
interface Demo {
  id: string;
  folder: string;
  files: string[];
}

const found = findDemos();
const demos = ALL ? found : found.filter(({ id }) => ['simple', 'expanded-row-render', 'react-dnd'].includes(id));
const share = Math.ceil(MUTATIONS / demos.length);

// Code that is wrong in two thousand ways may say so on the console. It may not get past us; the
// frame's guard throws to the end of a task.
test.use({ allow: [/^(?!Uncaught (?!Endless )|Request to )/] });

for (const [seed, { id, folder, files }] of demos.entries()) {
  test(`${share} mutations of ${id} leave the page alive and the last good render in place`, async ({ page }) => {
    test.setTimeout(20 * 60_000);
    const { send } = await openFrame(page, id);
    const preview = page.frameLocator('iframe').frameLocator('iframe').locator('#root');
    const random = createRandom(seed + 1);
    let previous: Record<string, string> = {};
    for (let done = 0; done < share; done++) {
      // Mostly the demo's own file, which stands first.
      const name = files[random() < 0.6 ? 0 : Math.floor(random() * files.length)] ?? '';
      const text = mutate(readFileSync(path.join(folder, name), 'utf8'), random);
      const before = await shape();
      const from = performance.now();
      const fault = await Promise.race([send({ [name]: text }), rejectAfter(ANSWER, `${name}\n${text}`)]);
      expect(performance.now() - from, text).toBeLessThan(ANSWER);
      // A frame that had to be taken away leaves the original.
      if (fault && before && (await isThere()))
        expect(await shape(), `${JSON.stringify(fault)} of\n${text}\nafter\n${JSON.stringify(previous)}`).toBe(before);
      previous = { [name]: text };
    }
    // It still runs what is right.
    expect(await send({})).toBeNull();
    await expect(preview).not.toBeEmpty();

    async function isThere(): Promise<boolean> {
      return (await page.frameLocator('iframe').locator('[data-shown] iframe').count()) > 0;
    }

    /** What is shown, but for numbers, which may count. */
    async function shape(): Promise<string> {
      if (!(await isThere())) return '';
      return (await preview.textContent())?.replace(/\d+/g, '0') ?? '';
    }
  });
}

function findDemos(): Demo[] {
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const found = new Map<string, Demo>();
  for (const page of pages.sort()) {
    for (const [, source = ''] of readFileSync(path.join(DOCS, page), 'utf8').matchAll(/<Demo src="([^"]+)"/g)) {
      const file = path.join(DOCS, path.dirname(page), source);
      const id = path.basename(file, '.tsx');
      if (!found.has(id)) found.set(id, { id, folder: path.dirname(file), files: filesOf(file) });
    }
  }
  return [...found.values()];
}

/** A demo's own file and the files that it imports, from its folder. */
function filesOf(file: string): string[] {
  const folder = path.dirname(file);
  const files = new Set<string>();
  const follow = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const [, local = ''] of text.matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const target = path.join(path.dirname(name), local);
      const names = [target, `${target}.tsx`, `${target}.ts`];
      const there = readdirSync(path.join(folder, path.dirname(target)));
      const exists = names.find((each) => there.includes(path.basename(each)));
      if (exists) follow(exists);
    }
  };
  follow(path.basename(file));
  return [...files];
}

function rejectAfter(milliseconds: number, text: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms to\n${text}`)), milliseconds).unref();
  });
}
