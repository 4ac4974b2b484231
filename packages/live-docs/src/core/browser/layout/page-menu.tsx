import { useAdded } from 'virtual:page-menu';
import { markdownAddress } from '../../model';
import { fetchText } from 'live-playground/internal';
import { withBase } from '../navigation';
import { useText } from '../locale';
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
  const added = useAdded(copy);
  const address = withBase(`/${encodeURI(markdownAddress(path))}`);

  const fetchPage = () =>
    // Hosts don't agree on the media type of Markdown.
    fetchText(address, '').catch((error: unknown) => {
      say('refused');
      throw error;
    });
  const choose = (value: string) => {
    if (value === 'copy') return void copy(fetchPage);
    if (added?.choose(value)) return;
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
          ...(added?.items ?? []),
        ]}
        prepare={added?.prepare}
        onChange={choose}
        actions
      />
    </CopyOutcome>
  );
}
