import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL } from '../../scope';
import { SITE } from '../serve';
import { expect, test } from '../test';
import { createRandom, mutate } from './mutate';
import { openFrame } from './open-frame';

/** Mutations of all demos together; `MUTATIONS=5000 MUTATION_SEED=7` tries others. */
const MUTATIONS = Number(process.env.MUTATIONS ?? (ALL ? 2000 : 10));
const SEED = Number(process.env.MUTATION_SEED ?? 1);
/** Milliseconds that the page around the frame may be busy: an endless loop in its own process would hold it for good. */
const STILL = 15_000;
/** Milliseconds after which a frame counts as dead. One that's alive answers within two seconds, or many on a busy machine. */
const ANSWER = 40_000;
/** Faults of code that can't be evaluated. */
const NEVER_RAN = /^(SyntaxError|Cannot find module)/;
const DOCS = path.join(SITE, 'docs');

/** A demo and the names of its files, from its folder. */
interface Demo {
  id: string;
  folder: string;
  files: string[];
}

const found = findDemos();
const demos = ALL ? found : found.filter(({ id }) => id === 'simple');
const share = Math.ceil(MUTATIONS / demos.length);

// Code that is wrong in two thousand ways says so on the console, and throws in its frame. `pageErrors` holds what the page
// throws.
test.use({ allow: [/^(?!Request to )/] });

for (const [seed, { id, folder, files }] of demos.entries()) {
  test(`${share} mutations of ${id} leave the page alive and the last good render in place`, async ({ page }) => {
    test.setTimeout(20 * 60_000);
    const { send } = await openFrame(page, id);
    const preview = page.frameLocator('iframe').frameLocator('iframe').locator('#root');
    expect(await send({}), 'the original').toBeNull();
    await page.evaluate(watchPage);
    const random = createRandom(seed + SEED);
    // Others show more once their data is there.
    const isStill = files.every(
      (name) => !/await|setTimeout|setInterval/.test(readFileSync(path.join(folder, name), 'utf8')),
    );
    let previous: Record<string, string> = {};
    for (let done = 0; done < share; done++) {
      // Mostly the demo's own file, which is first.
      const name = files[random() < 0.6 ? 0 : Math.floor(random() * files.length)] ?? '';
      const text = mutate(readFileSync(path.join(folder, name), 'utf8'), random);
      const before = await shape();
      const from = performance.now();
      const fault = await Promise.race([send({ [name]: text }), rejectAfter(ANSWER, `${name}\n${text}`)]);
      expect(performance.now() - from, text).toBeLessThan(ANSWER);
      // A frame that had to be taken away leaves the original.
      if (fault && before && (await isThere())) {
        const about = `${JSON.stringify(fault)} of\n${text}\nafter\n${JSON.stringify(previous)}`;
        // What an effect throws leaves a picture of the render that it belongs to.
        if (isStill && NEVER_RAN.test(fault.message)) expect(await shape(), about).toBe(before);
        else expect(await shape(), about).not.toBe('');
      }
      previous = { [name]: text };
    }
    expect(await page.evaluate(() => window.longestTick)).toBeLessThan(STILL);
    expect(await page.evaluate(() => window.pageErrors)).toEqual([]);
    // It still runs what is right.
    expect(await send({})).toBeNull();
    await expect(preview).not.toBeEmpty();

    async function isThere(): Promise<boolean> {
      return (await page.frameLocator('iframe').locator('[data-shown] iframe').count()) > 0;
    }

    /** What is shown, but for numbers, which may count. */
    async function shape(): Promise<string> {
      if (!(await isThere())) return '';
      const text = await preview.textContent({ timeout: ANSWER }).catch(async (error: unknown) => {
        // It was taken away meanwhile.
        if (await isThere()) throw error;
        return '';
      });
      return text?.replace(/\d+/g, '0') ?? '';
    }
  });
}

declare global {
  interface Window {
    /** Milliseconds of the longest time in which the page ran nothing. */
    longestTick: number;
    /** What the page and the demo's own page in it have thrown. */
    pageErrors: string[];
  }
}

/** Runs in the page. */
function watchPage(): void {
  window.pageErrors = [];
  for (const each of [window, document.querySelector('iframe')?.contentWindow]) {
    each?.addEventListener('error', ({ message }) => window.pageErrors.push(message));
    each?.addEventListener('unhandledrejection', ({ reason }) => window.pageErrors.push(String(reason)));
  }
  let last = performance.now();
  window.longestTick = 0;
  setInterval(() => {
    const now = performance.now();
    window.longestTick = Math.max(window.longestTick, now - last);
    last = now;
  }, 50);
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
