/** What `live-playground --help` prints. */
export const USAGE = `Usage: live-playground build --packages <names> --out <folder>
       live-playground from-sandpack <files> [--write]

build writes the static files that playgrounds run from. Packages are taken from the node_modules of the current folder.

Options
  --packages <names>   what edited code may import, separated by commas: packages, files of packages
                       and stylesheets of packages. React is always there.
  --modules <list>     own modules that edited code may import, too, separated by commas: a path and the name
                       that imports call it by, such as ./src/index.ts=@acme/ui
  --out <folder>       a new folder, or one that this command wrote. It has to be served with the page.
  --no-types           leave out what finds type errors, shows types and completes names

from-sandpack prints what becomes of files that use Sandpack, and what has no counterpart.
  --write              write the files

Example
  live-playground build --packages react,react-dom,@rc-component/table,@rc-component/table/assets/index.css --out public/playground`;
