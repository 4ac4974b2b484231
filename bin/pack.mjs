// @ts-check
// Packs what isn't published yet, and prints the commands to use it: npm run pack [-- <folder>]. With `--packed`, the
// tarballs are in the folder already.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { packPackages } from './lib/pack-packages.mjs';
import { ROOT } from './lib/run.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { packed: { type: 'boolean' } } });
await ensureInstalled();
const tarballs = await packPackages(resolve(positionals[0] ?? join(ROOT, 'packed')), {
  isPacked: values.packed ?? false,
});
const [engine, playground, drawing, creator, migration] = tarballs.map((file) =>
  file.includes(' ') ? JSON.stringify(file) : file,
);
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
