import type { DemoCode, SandboxService } from '../../model';
import type { DesignFormat } from 'live-playground/model';
import { loaderOf, useResources } from '../loading';
import { useText, type TextKey } from '../locale';
import { IconButton } from 'live-playground/ui';
import { Box } from '../ui/icons/box';
import { Frame } from '../ui/icons/frame';
import { Zap } from '../ui/icons/zap';
import { Menu } from '../ui/menu';
import styles from './demo-tools.module.css';
import { useNotice } from './use-notice';

const SERVICES = [
  { service: 'codesandbox', label: 'demo.codesandbox', Icon: Box },
  { service: 'stackblitz', label: 'demo.stackblitz', Icon: Zap },
] as const;
const FORMATS = ['svg', 'group', 'symbol'] as const;

interface DemoToolsProps {
  id: string;
  title: string;
  /** Path of the demo's file from the project's root. */
  filename: string;
  /** Sandboxes that the site offers. */
  sandboxes: SandboxService[];
  loadCode: () => Promise<DemoCode>;
  /** Loads the code ahead of need. */
  prefetch: () => void;
  /** The reader's texts, by path from the demo's folder. */
  files: () => Promise<Record<string, string>>;
  /** The element that shows the demo. */
  preview: () => HTMLElement | null;
  /** Draws the demo as the reader has edited it; undefined where the original is shown. */
  drawEdited: (format: DesignFormat) => Promise<string> | undefined;
}

/** Takes a demo elsewhere: to a sandbox, or to a design tool. */
export function DemoTools(props: DemoToolsProps) {
  const { id, title, filename, sandboxes, loadCode, prefetch, files, preview, drawEdited } = props;
  const text = useText();
  const resources = useResources();
  const sandbox = loaderOf(resources, 'export', () => import('./open-sandbox'));
  const design = loaderOf(resources, 'design', () => import('./copy-design'));
  const [notice, setNotice] = useNotice<{ bad?: boolean; lines: string[] }>();

  /** Does what a reader asked for and shows the lines that it answers. */
  const run = async (work: () => Promise<string[]>) => {
    setNotice(undefined);
    try {
      const lines = await work();
      if (lines.length > 0) setNotice({ lines });
    } catch (error) {
      setNotice({ bad: true, lines: [text('export.failed'), error instanceof Error ? error.message : String(error)] });
    }
  };

  const open = (service: SandboxService) =>
    run(async () => {
      const [{ openSandbox }, code, texts] = await Promise.all([sandbox.load(), loadCode(), files()]);
      const opened = await openSandbox(resources, service, { code, files: texts, filename });
      return opened ? [] : [text('export.again')];
    });

  const copy = (format: DesignFormat) =>
    run(async () => {
      const { copyDesign } = await design.load();
      const file = await copyDesign(format, { id, title, preview: preview(), edited: drawEdited(format) });
      return [file ? text('design.saved', { file }) : text('demo.copied'), text(helpOf(format))];
    });

  return (
    <>
      {SERVICES.filter(({ service }) => sandboxes.includes(service)).map(({ service, label, Icon }) => (
        <IconButton
          key={service}
          label={text(label)}
          data-resumes={service}
          onClick={() => void open(service)}
          onPointerEnter={() => {
            prefetch();
            void sandbox.prefetch();
          }}
          onFocus={prefetch}
        >
          <Icon size={16} />
        </IconButton>
      ))}
      <span
        className={styles.design}
        onPointerEnter={() => void design.prefetch()}
        onFocus={() => void design.prefetch()}
      >
        <Menu
          label={text('demo.design')}
          icon={<Frame size={16} />}
          items={FORMATS.map((value) => ({ value, label: text(`design.${value}`), hint: text(helpOf(value)) }))}
          onChange={(value) => void copy(value)}
          actions
        />
        <span role="status" className={styles.notice} data-bad={notice?.bad}>
          {notice?.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
    </>
  );
}

const helpOf = (format: DesignFormat): TextKey => (format === 'svg' ? 'design.svg.help' : 'design.sketch.help');
