/** What `live-docs --help` prints. */
export const USAGE = `Usage: live-docs <command> [folder] [options]

To start a site, run npm create live-docs.

Commands
  dev       serve the site and update it while its files change
  build     build the site to the folder dist
  preview   serve what was built
  check     check the API descriptions, the code in pages and translations
  test      test each demo in a browser, or those whose ids follow
  versions  read the API of all published versions and write docs/api/versions.json
  migrate   turn a site of dumi 2 into one of live-docs, with the package live-docs-migrate
  mcp       answer an assistant's questions about the built site, over standard input and output

Options
  --port <number>     port to serve on; the next free one if it is taken
  --strict-port       end instead of trying the next port
  --host <address>    address to serve on, by default 127.0.0.1
  --build             build the site before serving it (preview)
  --verbose           list each file of a build with its size (build, preview, test)
  --write             note translations as current (check)
  --min-coverage <n>  fail if less than n per cent of the props have a description (check)
  --site <address>    read a published site instead of the folder (mcp)
  --print-config      print what common assistants need to start the server (mcp)
  --built             test the site as it was built last (test)
  --changed[=commit]  test the demos that changed since a commit, by default the last one (test)
  --skip <checks>     leave out axe, keyboard or steps; with commas between several (test)
  --pictures          compare pictures of demos with those in __screens__ (test)
  --update            write the pictures that differ (test)
  --record            write the results to tested.json (test)
  --docker            print the command that compares pictures in a container (test)
  --browser <names>   chromium, firefox, webkit; with commas between several (test)
  --workers <number>  demos to test at once, by default one for each core (test)
  --reporter <name>   list, json, junit or github (test)
  --since <version>   the oldest version to read (versions)
  --only minor        read the last version of each minor only (versions)
  --dry-run           print the differences and write nothing (migrate)
  --clean             delete what nothing needs any more, such as dumi's configuration (migrate)
  --config <file>     the site's configuration, by default site.config.ts`;
