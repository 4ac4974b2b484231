import loadItems from 'virtual:page-menu';
import { useState } from 'react';
import { markdownAddress, type PageItem } from '../../model';
import { fetchText } from 'live-playground/internal';
import { withBase } from '../navigation';
import { useBundle, useText } from '../locale';
import { CopyOutcome, useCopy } from '../ui/copy';
import { Check, Copy } from '../ui/icons';
import { Menu } from '../ui/menu';

interface PageMenuProps {
  /** Path of the page. */
  path: string;
}

/** Takes a page elsewhere as Markdown: to the clipboard, or to a window. */
export function PageMenu({ path }: PageMenuProps) {
  const text = useText();
  const [outcome, copy, say] = useCopy();
  const bundle = useBundle();
  const [added, setAdded] = useState<PageItem[]>([]);
  const address = withBase(`/${encodeURI(markdownAddress(path))}`);

  const fetchPage = () =>
    // Hosts don't agree on the media type of Markdown.
    fetchText(address, '').catch((error: unknown) => {
      say('refused');
      throw error;
    });
  const prepare = async () => {
    // The menu opens without them, too.
    const loaded = await loadItems?.().catch(() => undefined);
    if (loaded) setAdded(loaded.default(bundle));
  };
  const choose = (value: string) => {
    if (value === 'copy') return void copy(fetchPage);
    const item = added[Number(value)];
    if (item) return void ('link' in item ? window.location.assign(item.link) : copy(item.command));
    window.open(new URL(address, window.location.href).href, '_blank', 'noopener');
  };

  return (
    <CopyOutcome outcome={outcome} told={text(outcome === 'copied' ? 'demo.copied' : 'page.copy.failed')}>
      <Menu
        label={text('page.copy')}
        icon={outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
        items={[
          { value: 'copy', label: text('page.copy.markdown') },
          { value: 'view', label: text('page.view.markdown') },
          ...added.map(({ label, hint }, at) => ({ value: String(at), label, hint, begins: at === 0 })),
        ]}
        {...(loadItems && { prepare })}
        onChange={choose}
        actions
      />
    </CopyOutcome>
  );
}
