import { useState, type ReactNode } from 'react';
import type { DemoCode, DemoNeeds as Needs } from '../../model';
import { loaderOf, useResources } from '../loading';
import { useLocale, useText, type TextKey } from '../locale';
import { CopyButton } from '../ui/copy-button';
import { Download } from '../ui/icons/download';
import { Link } from '../ui/icons/link';
import { installCommand } from '../ui/install-command';
import { storePackageManager } from '../ui/use-package-manager';
import styles from './demo-needs.module.css';
import { joinFiles } from './join-files';
import { useNotice } from './use-notice';

interface DemoNeedsProps {
  needs: Needs;
  /** Path of the demo's file from the project's root. */
  filename: string;
  loadCode: () => Promise<DemoCode>;
  /** Loads the code ahead of need. */
  prefetch: () => void;
  /** The reader's texts, by path from the demo's folder. */
  files: () => Promise<Record<string, string>>;
  /** An address that shows the demo as the reader has it; undefined if it would be too long. */
  link: () => Promise<string | undefined>;
}

/** What it takes to use a demo: the packages to install, the files to copy, or all of it as a project. */
export function DemoNeeds({ needs, filename, loadCode, prefetch, files, link }: DemoNeedsProps) {
  const text = useText();
  const { locale } = useLocale();
  const resources = useResources();
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useNotice<TextKey>();

  const download = async () => {
    setProblem(undefined);
    try {
      const downloader = loaderOf(resources, 'download', () => import('./download-project'));
      const [{ downloadProject }, code, texts] = await Promise.all([downloader.load(), loadCode(), files()]);
      await downloadProject(resources, { code, files: texts, filename });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const copyLink = async () => {
    setNotice(undefined);
    let address: string | undefined;
    try {
      address = await link();
    } catch {
      // The demo says so.
      return;
    }
    try {
      if (address !== undefined) await navigator.clipboard.writeText(address);
      setNotice(address === undefined ? 'demo.link.long' : 'demo.link.copied');
    } catch {
      setNotice('code.copy.refused');
    }
  };
  const outcomes = { copied: text('demo.copied'), refused: text('code.copy.refused') };

  return (
    <div className={styles.needs} lang={locale} data-chrome>
      {needs.packages.length > 0 && (
        <Part title={text('demo.packages')} names={needs.packages}>
          <CopyButton
            {...outcomes}
            label={text('demo.install')}
            text={() => Promise.resolve(installCommand(storePackageManager().read(), needs.packages))}
          />
        </Part>
      )}
      <Part title={text('demo.files.all')} names={needs.files}>
        <CopyButton
          {...outcomes}
          label={text('demo.copy.all')}
          text={async () => joinFiles(await files())}
          onIntent={prefetch}
          data-resumes="copy-all"
        />
      </Part>
      <span className={styles.take}>
        <button
          type="button"
          className={styles.action}
          data-resumes="link"
          onClick={() => void copyLink()}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Link size={15} />
          {text('demo.link')}
        </button>
        <button
          type="button"
          className={styles.action}
          data-resumes="download"
          onClick={() => void download()}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Download size={15} />
          {text('demo.download')}
        </button>
      </span>
      <span role="status" className={styles.notice}>
        {notice && text(notice)}
      </span>
      {problem && (
        <p role="alert" className={styles.problem}>
          {text('export.failed')}: <span lang="en">{problem}</span>
        </p>
      )}
    </div>
  );
}

/** Names of packages or files, and the button that copies them; nothing if there are none. */
function Part({ title, names, children }: { title: string; names: string[]; children: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <span className={styles.part}>
      <span className={styles.title}>{title}</span>
      <span className={styles.names} translate="no">
        {names.join(', ')}
      </span>
      {children}
    </span>
  );
}
