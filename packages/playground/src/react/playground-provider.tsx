import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PlaygroundAssets } from '../create-playground';
import { createLoader } from '../loading/create-loader';
import type { LiveTextKey } from '../model/live-en-us';
import type { LiveSession } from '../session/live-session';
import { openSession, type FrameLook, type PlaygroundInput } from '../session/open-session';
import { loadColours, loadEditor } from './chunks';
import { EnvironmentContext, type Environment, type EditorModule } from './environment';
import { createOwnHost } from './own-host';
import { PlaygroundContext } from './playground-context';
import { textOf } from './texts/use-live-text';
import { useCode } from './use-code';

/** What a playground is made of, and how it speaks. */
export type PlaygroundProps = PlaygroundAssets &
  PlaygroundInput & {
    /** Language of the interface: `zh-CN`, or English. */
    locale?: string | undefined;
    /** Texts in place of the package's own. */
    texts?: Readonly<Partial<Record<LiveTextKey, string>>> | undefined;
    /** Texts of the editor in place of CodeMirror's, by what it calls them: `Find`. */
    phrases?: Readonly<Record<string, string>> | undefined;
    /** Class name of the element around the parts. */
    className?: string | undefined;
    children?: ReactNode;
  };

const NOTHING = {};

/**
 * A playground whose parts you lay out yourself: `Editor`, `Preview`, `Console`, `TypeErrors`. It has a `div` around them, with the
 * colours of `live-playground/style.css`. Other `files` start it anew; without a `storage`, edits are lost then.
 */
export function PlaygroundProvider(props: PlaygroundProps) {
  const { assets, host: given, files, entry, storage, scrolls, title, className, children } = props;
  const { locale = 'en-US', texts = NOTHING, phrases = NOTHING } = props;
  const own = useMemo(() => (assets === undefined ? undefined : createOwnHost(assets)), [assets]);
  useEffect(() => own?.close, [own]);
  const host = given ?? own!;
  const name = title ?? textOf('preview', { locale, texts });

  // A server doesn't know the reader's edits: they come after the first render.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const kept = isMounted ? storage : undefined;
  // Written in place, the files are another object with each render.
  const written = JSON.stringify(files);
  const look = useMemo((): FrameLook => ({ title: name, ...(scrolls && { scrolls }) }), [name, scrolls]);
  const latestLook = useRef(look);
  useLayoutEffect(() => void (latestLook.current = look), [look]);
  const session = useMemo(() => {
    const input = { files: JSON.parse(written) as PlaygroundInput['files'], entry };
    return openSession({ ...input, ...(kept !== undefined && { storage: kept }) }, host, () => latestLook.current);
  }, [written, entry, kept, host]);

  const [editor] = useState(() => createLoader<EditorModule>('code editor', loadEditor));
  const [colours] = useState(() => createLoader('colours of code', loadColours));
  const environment = useMemo(
    (): Environment => ({
      locale,
      texts,
      phrases,
      loadEditor: editor.load,
      loadColours: colours.load,
      types: host.types,
      addressOf: (address) => address,
    }),
    [locale, texts, phrases, editor, colours, host],
  );
  return (
    <EnvironmentContext value={environment}>
      <div className={className} lang={locale} data-playground data-demo="">
        <Shared session={session} look={look} id={JSON.stringify([session.version, entry, kept])}>
          {children}
        </Shared>
      </div>
    </EnvironmentContext>
  );
}

interface SharedProps {
  session: LiveSession;
  look: FrameLook;
  id: string;
  children: ReactNode;
}

/** Gives the parts what they share. */
function Shared({ session, look, id, children }: SharedProps) {
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  const files = useMemo(() => session.files().map((name) => ({ name, text: session.original(name) })), [session]);
  const code = useCode('', files, session, view);
  const parts = useMemo(() => ({ id, code, view, look }), [id, code, view, look]);
  return <PlaygroundContext value={parts}>{children}</PlaygroundContext>;
}
