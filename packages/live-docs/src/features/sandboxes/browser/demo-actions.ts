import menu from 'virtual:demo-menu';
import offered, { loadFinder } from 'virtual:run-versions';
import site from 'virtual:site';
import type { Resources } from 'live-playground/internal';
import {
  changeLook,
  closeFinder,
  lookChoices,
  openFinder,
  parseLook,
  printLook,
  toJavaScriptName,
  type DemoToolsProps,
  versionChoices,
  withChoices,
  withLook,
} from '../../../core/model';
import type { DesignFormat } from 'live-playground/model';
import { loaderOf } from '../../../core/browser/loading';
import type { TextKey, useText } from '../../../core/browser/locale';
import { copyText } from '../../../core/browser/ui/copy';
import { installCommand, storePackageManager } from '../../../core/browser/ui/package-manager';
import type { MenuItem } from '../../../core/browser/ui/menu';
import type { SandboxService } from '../shared/sandbox';
import { joinFiles } from './join-files';
import { hasIssues, reportForm } from './report-form';
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

/** What values of items that features add start with, before their place. */
const ADDED = 'added-';

const listAdded = (demo: TakenDemo, text: Around['text']) => menu.flatMap((list) => list(demo, text));

/** The menu of a demo's toolbar. */
export function listItems(demo: TakenDemo, text: Around['text']): MenuItem[] {
  const { id, data: sandboxes, needs, hasJavaScript, isEdited, ownAddress, search, look: chosen, source } = demo;
  const { width: _, beside: _beside, ...look } = closeFinder(parseLook(chosen));
  const { code = '', version = '' } = look;
  const versions = versionChoices(offered);
  const files = code === 'js' ? needs.files.map(toJavaScriptName) : needs.files;
  const items: (MenuItem | false)[] = [
    { value: 'copy', label: text('demo.copy') },
    { value: 'reset', label: text('demo.reset'), disabled: !isEdited },
    !needs.isBound &&
      sandboxes.includes('codesandbox') && { value: 'codesandbox', label: text('demo.codesandbox'), begins: true },
    {
      value: 'open',
      label: text('demo.open'),
      href: () => withLook(withChoices(ownAddress(), search(), id), id, printLook(changeLook(look, 'code', ''))),
    },
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
    ...listAdded(demo, text).map(({ label, hint }, at) => ({ value: ADDED + at, label, hint })),
    hasJavaScript && {
      value: 'code',
      label: text('look.code'),
      chosen: `code-${code}`,
      items: lookChoices(text).code.map(([value, label]) => ({ value: `code-${value}`, label })),
      begins: true,
    },
    versions.length > 0 && {
      value: 'version',
      label: text('look.version'),
      chosen: `version-${version}`,
      items: versions.map(([value, label]) => ({ value: `version-${value}`, label })),
      begins: !hasJavaScript,
    },
    versions.length > 0 && loadFinder !== undefined && { value: 'find', label: text('look.find') },
    source !== undefined && {
      value: 'source',
      label: text('demo.source'),
      href: () => source,
      begins: !hasJavaScript && versions.length === 0,
    },
    hasIssues(site.repository.url) && {
      value: 'report',
      label: text('demo.report'),
      begins: source === undefined && !hasJavaScript && versions.length === 0,
    },
  ];
  return items.filter((item) => item !== false);
}

/** Does what a reader asked for by an item of the menu, or `stackblitz`, and tells the result. */
export async function perform(value: string, demo: TakenDemo, { resources, text, tell }: Around): Promise<void> {
  const { id, title, filename, needs, loadCode, files, preview, drawEdited } = demo;
  const look = parseLook(demo.look);
  const version = offered.list.find(({ key }) => key === look.version);
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
      const opened = await openSandbox(resources, service, { code, files: texts, filename, version });
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
      await downloadProject(resources, { code, files: texts, filename, version });
      return undefined;
    });
  const report = () =>
    run(async () => {
      const [link, texts] = await Promise.all([demo.link(), files()]);
      const { address, text: long } = reportForm(site.repository.url, {
        title,
        link: link ?? demo.ownAddress(),
        code: link === undefined ? joinFiles(texts) : undefined,
        library: version ? `${version.name} ${version.version}` : `${offered.library} ${offered.installed}`.trim(),
        browser: navigator.userAgent,
      });
      if (long !== undefined && !(await copyText(async () => long))) throw new Error(text('code.copy.refused'));
      if ('userActivation' in navigator && !navigator.userActivation.isActive) return [text('export.again')];
      window.open(address, '_blank', 'noopener');
      return long === undefined ? undefined : [text('demo.copied')];
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
  const packages = needs.packages.map((each) =>
    version && each === offered.library ? `${version.name}@${version.version}` : each,
  );
  const command = async () => installCommand(storePackageManager().read(), packages);
  const deeds: Record<string, () => unknown> = {
    'copy': () => copy(demo.text, 'demo.copy.failed', demo.selectText),
    'reset': demo.reset,
    'find': () => demo.setLook(printLook(openFinder(look, offered))),
    'codesandbox': () => open('codesandbox'),
    'stackblitz': () => open('stackblitz'),
    'svg': () => draw('svg'),
    'group': () => draw('group'),
    'symbol': () => draw('symbol'),
    'download': download,
    'report': report,
    'install': () => copy(command, 'code.copy.refused'),
    'copy-all': () => copy(async () => joinFiles(await files()), 'code.copy.refused'),
  };
  tell();
  const [, name, choice] = /^(code|version)-(.*)$/.exec(value) ?? [];
  if (name !== undefined) return demo.setLook(printLook(changeLook(look, name, choice)));
  const added = value.startsWith(ADDED) && listAdded(demo, text)[Number(value.slice(ADDED.length))];
  if (added && 'link' in added) return window.location.assign(added.link);
  if (added) return copy(async () => added.command, 'code.copy.refused');
  await deeds[value]?.();
}

const helpOf = (format: DesignFormat): TextKey => (format === 'svg' ? 'design.svg.help' : 'design.sketch.help');
