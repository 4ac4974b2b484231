import type { Resources } from 'live-playground/internal';
import {
  changeLook,
  lookChoices,
  parseLook,
  printLook,
  toJavaScriptName,
  type DemoToolsProps,
  withChoices,
} from '../../../core/model';
import type { DesignFormat } from 'live-playground/model';
import { loaderOf } from '../../../core/browser/loading';
import type { TextKey, useText } from '../../../core/browser/locale';
import { copyText } from '../../../core/browser/ui/copy';
import { installCommand, storePackageManager } from '../../../core/browser/ui/package-manager';
import type { MenuItem } from '../../../core/browser/ui/menu';
import type { SandboxService } from '../shared/sandbox';
import { joinFiles } from './join-files';
import type { Notice } from './use-notice';

/** A demo that a reader takes along, and the sandboxes that the site offers. */
export type TakenDemo = Omit<DemoToolsProps<readonly SandboxService[]>, 'children' | 'prefetch'>;

interface Around {
  resources: Resources;
  text: ReturnType<typeof useText>;
  /** Tells the reader the result. */
  tell: (notice?: Notice) => void;
}

const FORMATS = ['svg', 'group', 'symbol'] as const;

/** The menu of a demo's toolbar. */
export function listItems(
  { id, data: sandboxes, needs, hasJavaScript, isEdited, ownAddress, search, look: chosen, source }: TakenDemo,
  text: Around['text'],
): MenuItem[] {
  const { code = '' } = parseLook(chosen);
  const files = code === 'js' ? needs.files.map(toJavaScriptName) : needs.files;
  const items: (MenuItem | false)[] = [
    { value: 'copy', label: text('demo.copy') },
    { value: 'reset', label: text('demo.reset'), disabled: !isEdited },
    !needs.isBound &&
      sandboxes.includes('codesandbox') && { value: 'codesandbox', label: text('demo.codesandbox'), begins: true },
    { value: 'open', label: text('demo.open'), href: () => withChoices(ownAddress(), search(), id) },
    {
      value: 'design',
      label: text('demo.design'),
      items: FORMATS.map((value) => ({ value, label: text(`design.${value}`), hint: text(helpOf(value)) })),
    },
    !needs.isBound && { value: 'download', label: text('demo.download') },
    needs.packages.length > 0 && {
      value: 'install',
      label: text('demo.install'),
      hint: `${text('demo.packages')}: ${needs.packages.join(', ')}`,
      begins: true,
    },
    {
      value: 'copy-all',
      label: text('demo.copy.all'),
      hint: `${text('demo.files.all')}: ${files.join(', ')}`,
      begins: needs.packages.length === 0,
    },
    hasJavaScript && {
      value: 'code',
      label: text('look.code'),
      chosen: `code-${code}`,
      items: lookChoices(text).code.map(([value, label]) => ({ value: `code-${value}`, label })),
      begins: true,
    },
    source !== undefined && { value: 'source', label: text('demo.source'), href: () => source, begins: !hasJavaScript },
  ];
  return items.filter((item) => item !== false);
}

/** Does what a reader asked for by an item of the menu, or `stackblitz`, and tells the result. */
export async function perform(value: string, demo: TakenDemo, { resources, text, tell }: Around): Promise<void> {
  const { id, title, filename, needs, loadCode, files, preview, drawEdited } = demo;
  const run = async (work: () => Promise<string[] | undefined>) => {
    try {
      const told = await work();
      if (told) tell({ outcome: 'copied', told });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      tell({ outcome: 'refused', told: [text('export.failed'), why] });
    }
  };
  const open = (service: SandboxService) =>
    run(async () => {
      const sandbox = loaderOf(resources, 'export', () => import('./open-sandbox'));
      const [{ openSandbox }, code, texts] = await Promise.all([sandbox.load(), loadCode(), files()]);
      const opened = await openSandbox(resources, service, { code, files: texts, filename });
      return opened ? undefined : [text('export.again')];
    });
  const draw = (format: DesignFormat) =>
    run(async () => {
      const input = { title, preview: preview(), edited: drawEdited(format) };
      const loaded = loaderOf(resources, 'design', () => import('./copy-design')).load();
      const drawing = loaded.then(({ drawDesign }) => drawDesign(format, input));
      if (await copyText(() => drawing)) return [text('demo.copied'), text(helpOf(format))];
      const file = (await loaded).saveDesign(format, id, await drawing);
      return [text('design.saved', { file }), text(helpOf(format))];
    });
  const download = () =>
    run(async () => {
      const downloader = loaderOf(resources, 'download', () => import('./download-project'));
      const [{ downloadProject }, code, texts] = await Promise.all([downloader.load(), loadCode(), files()]);
      await downloadProject(resources, { code, files: texts, filename });
      return undefined;
    });
  const copy = async (fetchText: () => Promise<string>, refused: TextKey, onRefused?: () => void) => {
    try {
      if (await copyText(fetchText)) return tell({ outcome: 'copied', told: text('demo.copied') });
      onRefused?.();
      tell({ outcome: 'refused', told: [text(refused)] });
    } catch {
      // The demo says so.
    }
  };
  const command = async () => installCommand(storePackageManager().read(), needs.packages);
  const deeds: Record<string, () => unknown> = {
    'copy': () => copy(demo.text, 'demo.copy.failed', demo.selectText),
    'reset': demo.reset,
    'codesandbox': () => open('codesandbox'),
    'stackblitz': () => open('stackblitz'),
    'svg': () => draw('svg'),
    'group': () => draw('group'),
    'symbol': () => draw('symbol'),
    'download': download,
    'install': () => copy(command, 'code.copy.refused'),
    'copy-all': () => copy(async () => joinFiles(await files()), 'code.copy.refused'),
  };
  tell();
  const [, code] = /^code-(.*)$/.exec(value) ?? [];
  if (code !== undefined) return demo.setLook(printLook(changeLook(parseLook(demo.look), 'code', code)));
  await deeds[value]?.();
}

const helpOf = (format: DesignFormat): TextKey => (format === 'svg' ? 'design.svg.help' : 'design.sketch.help');
