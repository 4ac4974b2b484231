import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  createContext,
  use,
  type ReactNode,
} from 'react';
import type { PlaygroundAssets, Playground } from '../create-playground';
import { createLoader } from '../base/loader';
import type { LiveTextKey } from '../model/live-en-us';
import type { LiveSession, LiveView } from '../session/live-session';
import {
  openSession,
  toView,
  type FrameLook,
  type PlaygroundInput,
  type PlaygroundView,
} from '../session/open-session';
import { loadColours, loadEditor, EnvironmentContext, type Environment, type EditorModule } from './environment';
import { textOf } from './texts/use-live-text';
import { useCode, type Code } from './use-code';
import { createHost, type PlaygroundHost } from '../host/create-host';
import { manifestSource } from '../host/manifest-source';

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

/**
 * A host that is made when it's first needed, and once more if it's needed after `close`: React's strict mode ends effects and
 * starts them again.
 */
function createOwnHost(assets: string): PlaygroundHost {
  let host: PlaygroundHost | undefined;
  const own = () => (host ??= createHost(manifestSource(assets)));
  return {
    get engine() {
      return own().engine;
    },
    types: {
      ask: (...question) => own().types.ask(...question),
      retry: () => own().types.retry(),
      close: () => host?.types.close(),
    },
    close() {
      host?.close();
      host = undefined;
    },
  };
}

/** What a provider gives its parts. */
interface Parts {
  /** Tells a session from another one. */
  id: string;
  code: Code;
  view: LiveView;
  /** Another one takes another frame. */
  look: FrameLook;
}

const PlaygroundContext = createContext<Parts | undefined>(undefined);

/** @throws {Error} outside of a `PlaygroundProvider`. */
export function useParts(): Parts {
  const parts = use(PlaygroundContext);
  if (!parts) throw new Error('Parts of a playground need a PlaygroundProvider around them');
  return parts;
}

/** A playground as its provider's children see it: its state, and what they may do. */
export interface UsedPlayground
  extends PlaygroundView, Pick<Playground, 'setFile' | 'setFiles' | 'reset' | 'undo' | 'run'> {}

/**
 * The playground of the provider around a component.
 * @throws {Error} outside of a `PlaygroundProvider`.
 */
export function usePlayground(): UsedPlayground {
  const { code, view } = useParts();
  const { session, types } = code;
  return useMemo(() => {
    return {
      ...toView(session, view, types.issues),
      setFile: (name, text) => session.put({ [name]: text }),
      setFiles: session.put,
      reset: session.reset,
      undo: session.undo,
      run: session.run,
    };
  }, [session, types, view]);
}
