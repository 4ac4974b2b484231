import type { DemoToolsProps } from '../../../core/model';
import { loaderOf, useResources } from '../../../core/browser/loading';
import { useText } from '../../../core/browser/locale';
import { IconButton } from 'live-playground/ui';
import { CopyOutcome } from '../../../core/browser/ui/copy-outcome';
import { Check } from '../../../core/browser/ui/icons/check';
import { Ellipsis } from '../../../core/browser/ui/icons/ellipsis';
import { Zap } from '../../../core/browser/ui/icons/zap';
import { Menu } from '../../../core/browser/ui/menu';
import type { SandboxService } from '../shared/sandbox';
import { useNotice } from './use-notice';

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
      {demo.data.includes('stackblitz') && (
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
