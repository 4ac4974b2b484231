import { z } from 'zod';
import { optionsOf } from '../../core/node/config/option-types';
import { defineFeature } from '../../core/node/feature/feature';
import { engineModule } from '../../core/node/files/entries';
import { listClients } from './node/list-clients';

export const mcpOption = optionsOf({
  /**
   * The site's MCP server as readers reach it, by `url` or `command`. The menu "Copy page" then offers to add it to Cursor, VS Code,
   * Claude Code and Codex. Default: none.
   */
  mcp: optionsOf({
    /** What assistants call it: `kit-docs`. Required. */
    name: z.string().regex(/^[\w-]+$/, 'letters, digits, "-" and "_"'),
    /** Its address. */
    url: z.url({ protocol: /^https?$/ }).optional(),
    /**
     * The words of the command that starts it on the reader's machine. Name a program by a path or in a package that is yours:
     * `npx live-docs` outside of a project installs whatever has that name.
     */
    command: z.array(z.string().min(1)).min(1).optional(),
  })
    .refine(({ url, command }) => (url === undefined) !== (command === undefined), 'either `url` or `command`')
    .optional(),
});

/** Takes the site's server for assistants into these. */
export const mcp = defineFeature({
  name: 'mcp',
  interface: 1,
  options: mcpOption.shape.mcp,
  setup: (server) =>
    server
      ? {
          pageMenu: { module: engineModule('features/mcp/browser/list-items'), data: listClients(server) },
          messages: {
            'en': { add: 'Add to {name}', copies: 'Copies the command' },
            'zh-CN': { add: '添加到 {name}', copies: '复制命令' },
          },
        }
      : {},
});
