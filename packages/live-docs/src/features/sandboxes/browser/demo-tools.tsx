import { createIcon, IconButton } from 'live-playground/internal';
import type { DemoToolsProps } from '../../../core/model';
import { loaderOf, useResources } from '../../../core/browser/loading';
import { useText } from '../../../core/browser/locale';
import { CopyOutcome } from '../../../core/browser/ui/copy';
import { Check } from '../../../core/browser/ui/icons';
import { Menu } from '../../../core/browser/ui/menu';
import type { SandboxService } from '../shared/sandbox';
import { useNotice } from './use-notice';

const Ellipsis = createIcon(
  '<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>',
);

const Zap = createIcon(
  '<path d="M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z"/>',
);

/**
 * Takes a demo elsewhere: to a sandbox by a button, and by the menu of all else to the clipboard, a folder, a window or a design
 * tool. What the menu has, and what is done, loads when a reader is about to want it.
 */
export default function DemoTools({ prefetch, children, ...demo }: DemoToolsProps<readonly SandboxService[]>) {
  const text = useText();
  const resources = useResources();
  const actions = loaderOf(resources, 'tools', () => import('./demo-actions'));
  const [notice, tell] = useNotice();

  const onIntent = () => {
    prefetch();
    void actions.prefetch();
  };
  const load = () =>
    actions.load().catch((error: unknown) => {
      tell({
        outcome: 'refused',
        told: [text('export.failed'), error instanceof Error ? error.message : String(error)],
      });
      throw error;
    });
  const perform = (value: string) => {
    const around = { resources, text, tell };
    const loaded = actions.loaded();
    // At once: browsers let a press open a window, and the page may be left to load what it needs.
    if (loaded) return loaded.perform(value, demo, around);
    return load().then((module) => module.perform(value, demo, around));
  };

  return (
    <>
      {demo.data.includes('stackblitz') && !demo.needs.isBound && (
        <IconButton
          label={text('demo.stackblitz')}
          onClick={() => void perform('stackblitz')?.catch(() => undefined)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <Zap size={16} />
        </IconButton>
      )}
      {children}
      <CopyOutcome outcome={notice?.outcome} told={notice?.told}>
        <Menu
          label={text('demo.more')}
          icon={notice?.outcome === 'copied' ? <Check size={16} /> : <Ellipsis size={16} />}
          items={() => actions.loaded()?.listItems(demo, text) ?? []}
          prepare={load}
          onChange={(value) => void perform(value)}
          onIntent={onIntent}
          actions
        />
      </CopyOutcome>
    </>
  );
}
