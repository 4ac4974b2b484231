import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeFiles } from '../../../../tests/support/write-files';

/** A package with a module, another one without types, and a stylesheet; and one that it needs. */
export const PARTS: Record<string, string> = {
  'node_modules/parts/package.json': JSON.stringify({
    name: 'parts',
    version: '2.1.0',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './row': './row.js',
      './style.css': './style.css',
    },
  }),
  'node_modules/parts/index.js': "import { inner } from 'inner';\nexport const size = inner;\n",
  'node_modules/parts/index.d.ts': '/** How wide. */\nexport declare const size: number;\n',
  'node_modules/parts/row.js': 'exports.row = 1;\n',
  'node_modules/parts/style.css': "@import './base.css';\n.part { background: url(./dot.svg) }\n",
  'node_modules/parts/base.css': '.base { color: red }\n',
  'node_modules/parts/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'node_modules/inner/package.json': '{ "name": "inner", "version": "1.0.0", "main": "index.js" }',
  'node_modules/inner/index.js': 'exports.inner = 2;\n',
};

/** A project with React, as this repository has it, and some files. */
export async function project(
  files: Record<string, string>,
  packages = ['react', 'react-dom', '@types/react'],
): Promise<string> {
  const root = await writeFiles({ 'package.json': '{}', ...files });
  for (const name of packages) {
    const link = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    const installed = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    symlinkSync(installed, link, 'junction');
  }
  return root;
}
