// @ts-check
// Packs what isn't published yet, and prints the commands to use it: npm run pack [-- <folder>].
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, npmCommand } from './lib/ensure-installed.mjs';
import { ROOT, runQuietly } from './lib/run.mjs';

const [given = join(ROOT, 'packed')] = process.argv.slice(2);
const folder = resolve(given);
await ensureInstalled();
mkdirSync(folder, { recursive: true });
const folders = ['live-docs', 'playground', 'drawing', 'create-live-docs', 'migrate'];
const [engine, playground, drawing, creator, migration] = await Promise.all(folders.map(pack));
console.log(`Start a site for a package of npm, in a new folder:
  npx --yes --package=${creator} create-live-docs my-docs @rc-component/dropdown --engine ${engine} --engine ${playground} --engine ${drawing}
  cd my-docs
  npm run dev

Add a site to the repository of a library:
  npx --yes --package=${creator} create-live-docs . --engine ${engine} --engine ${playground} --engine ${drawing}
  npx live-docs dev

Move the site of a library from dumi 2, in its repository:
  npm install --save-dev ${engine} ${playground} ${drawing} ${migration} @types/react
  npx live-docs migrate
  npx live-docs dev

Edit code in any page, with the packages that it imports:
  npm install ${playground} react react-dom @rc-component/table
  npm install --save-dev @types/react
  npx live-playground build --packages react,react-dom,@rc-component/table --out public/playground

Draw an element of any page as SVG or for Sketch:
  npm install ${drawing}`);

/**
 * Packs a package as `npm publish` would. Ends the process and says why if that fails.
 * @param {string} name of its folder.
 * @returns {Promise<string>} the tarball's path, as a command line has it.
 */
async function pack(name) {
  const [command, ...args] = npmCommand(process.env.npm_execpath);
  const options = ['pack', '--json', '--loglevel=error', '--pack-destination', folder];
  const { code, output } = await runQuietly(command, [...args, ...options], { cwd: join(ROOT, 'packages', name) });
  if (code !== 0) {
    console.error(`packages/${name} can't be packed.\n${output}`);
    process.exit(1);
  }
  // The compiler may print lines before the list.
  const [{ filename }] = JSON.parse(/^\[[^]*?^\]/m.exec(output)?.[0] ?? '[{}]');
  const file = join(folder, filename);
  return file.includes(' ') ? JSON.stringify(file) : file;
}
