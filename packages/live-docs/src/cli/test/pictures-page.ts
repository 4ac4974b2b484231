import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../core/model';
import type { DemoResult } from './judge';

/** Writes a page with the pictures that differ, old, new and the difference side by side. @returns false if there are none. */
export function writePicturesPage(file: string, results: readonly DemoResult[]): boolean {
  rmSync(file, { force: true });
  const figure = (title: string, picture: Buffer | undefined) =>
    picture
      ? `<figure><figcaption>${title}</figcaption><img alt="" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
      : '';
  const sections = results.flatMap(({ demo, pictures }) =>
    pictures.map(
      (one) =>
        `<section><h2>${escapeHtml(demo.title)}</h2><p><code>${escapeHtml(one.file)}</code>: ${escapeHtml(one.found)}</p><div>${figure('Old', one.before)}${figure('New', one.after)}${figure('Difference', one.difference)}</div></section>`,
    ),
  );
  if (sections.length === 0) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Pictures that differ</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:24px}div{display:flex;gap:16px;overflow-x:auto;align-items:start}figure{margin:0}img{border:1px solid #8888;max-width:none}</style>
</head><body><h1>Pictures that differ</h1>${sections.join('\n')}</body></html>
`,
  );
  return true;
}

/** Programs that open a file, where it isn't the usual one. */
const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a file with the program that the system has for it. Nothing happens where there is none. */
export function openFile(file: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
