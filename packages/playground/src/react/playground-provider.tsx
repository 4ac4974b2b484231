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
import type { LiveView } from '../session/live-session';
import type { EditorInput, EditorSpeech } from '../session/mount-editor';
import { actionsOf, openSession, toView, type PlaygroundSession, type PlaygroundView } from '../session/open-session';
import type { PlaygroundFiles, PlaygroundInput } from '../session/playground-input';
import { NO_TYPES } from '../types/create-type-client';
import { loadColours, loadEditor, EnvironmentContext, type Environment, type EditorModule } from './environment';
import { textOf } from './texts/use-live-text';
import { useCode, type Code } from './use-code';
import { createHost, type PlaygroundHost } from '../host/create-host';
import { manifestSource } from '../host/manifest-source';

/** What a playground is made of, and how it speaks. */
export type PlaygroundProps = PlaygroundAssets &
  PlaygroundInput &
  EditorSpeech & {
    /** Class name of the element around the parts. */
    className?: string | undefined;
    children?: ReactNode;
  };

const NOTHING = {};

/**
 * A playground whose parts you lay out yourself: `Editor`, `Preview`, `Console`, `TypeErrors`. It has a `div` around them, with the
 * colours of `live-playground/style.css`. With `onChange`, it follows other `files`, and the caret stays. Without it, they start
 * it anew; without a `storage`, edits are lost then.
 */
export function PlaygroundProvider(props: PlaygroundProps) {
  const { assets, host: given, files, entry, active, start, storage, scrolls, title, onChange } = props;
  const { types = true, autorun = true, locale = 'en-US', texts = NOTHING, phrases, className, children } = props;
  const own = useMemo(() => (assets === undefined ? undefined : createOwnHost(assets)), [assets]);
  useEffect(() => own?.close, [own]);
  const host = given ?? own!;
  const name = title ?? textOf('preview', { locale, texts });

  // A server doesn't know the reader's edits: they come after the first render.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const kept = isMounted ? storage : undefined;
  // Written in place, the files are another object with each render.
  const written = useSame(files);
  const [first] = useState(written);
  const isFollowed = onChange !== undefined;
  const originals = isFollowed ? first : written;
  const look = useMemo(() => [name, scrolls, start], [name, scrolls, start]);
  const input: PlaygroundInput = { ...props, title: name };
  const latest = useRef(input);
  useLayoutEffect(() => void (latest.current = input));
  const session = useMemo(() => {
    const fixed = { files: originals, entry, storage: kept };
    // While the first render goes on, there's nothing later.
    return openSession(() => ({ ...latest.current, ...fixed }), host);
  }, [originals, entry, kept, host]);

  const followed = useRef(written);
  useLayoutEffect(() => {
    if (followed.current === written) return;
    followed.current = written;
    if (isFollowed) session.follow(written);
  }, [session, isFollowed, written]);
  const shown = useRef(active);
  useLayoutEffect(() => {
    if (shown.current !== active && active !== undefined) session.choose(active);
    shown.current = active;
  }, [session, active]);

  const speech = useMemo(() => ({ locale, texts, phrases }), [locale, texts, phrases]);
  return (
    <Shared
      session={session}
      look={look}
      id={JSON.stringify([session.version, entry, kept])}
      types={types ? host.types : NO_TYPES}
      autorun={autorun}
      speech={speech}
      className={className}
    >
      {children}
    </Shared>
  );
}

/** The value before as long as the next one holds the same files. */
function useSame(files: PlaygroundFiles): PlaygroundFiles {
  const [kept, keep] = useState(files);
  if (kept === files) return kept;
  const print = (file: PlaygroundFiles[string] | undefined) => (typeof file === 'string' ? file : JSON.stringify(file));
  const names = Object.keys(files);
  const isSame =
    names.join('\n') === Object.keys(kept).join('\n') &&
    names.every((name) => print(files[name]) === print(kept[name]));
  if (!isSame) keep(files);
  return isSame ? kept : files;
}

interface SharedProps extends EditorInput {
  look?: unknown;
  id: string;
  autorun?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Gives the parts what they share. */
export function Shared(props: SharedProps) {
  const { session, types, speech, look, id, autorun, className, children } = props;
  const { locale = 'en-US', texts = NOTHING, phrases = NOTHING } = speech;
  const [editor] = useState(() => createLoader<EditorModule>('code editor', loadEditor));
  const [colours] = useState(() => createLoader('colours of code', loadColours));
  const environment = useMemo(
    (): Environment => ({
      locale,
      texts,
      phrases,
      loadEditor: editor.load,
      loadColours: colours.load,
      types,
      addressOf: (address) => address,
    }),
    [locale, texts, phrases, editor, colours, types],
  );
  return (
    <EnvironmentContext value={environment}>
      <div className={className} lang={locale} data-playground data-demo="">
        <WithParts session={session} look={look} id={id} autorun={autorun}>
          {children}
        </WithParts>
      </div>
    </EnvironmentContext>
  );
}

type WithPartsProps = Pick<SharedProps, 'session' | 'look' | 'id' | 'autorun' | 'children'>;

function WithParts({ session, look, id, autorun = session.runsItself(), children }: WithPartsProps) {
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  const files = useMemo(() => session.files().map((name) => ({ name, text: session.original(name) })), [session]);
  const code = useCode('', files, session, view);
  const parts = useMemo(() => ({ id, session, autorun, code, view, look }), [id, session, autorun, code, view, look]);
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
    findEditor: () => own().findEditor(),
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
  session: PlaygroundSession;
  /** False if edits run when the reader asks for it. */
  autorun: boolean;
  code: Code;
  view: LiveView;
  /** Another one takes another frame. */
  look: unknown;
}

const PlaygroundContext = createContext<Parts | undefined>(undefined);

/** @throws {Error} outside of a `PlaygroundProvider`. */
export function useParts(): Parts {
  const parts = use(PlaygroundContext);
  if (!parts) throw new Error('Parts of a playground need a PlaygroundProvider around them');
  return parts;
}

/** A playground as its provider's children see it: its state, and what they may do. */
export interface UsedPlayground extends PlaygroundView, Omit<Playground, 'subscribe' | 'view' | 'close'> {}

/**
 * The playground of the provider around a component.
 * @throws {Error} outside of a `PlaygroundProvider`.
 */
export function usePlayground(): UsedPlayground {
  const { session, code, view } = useParts();
  const { issues } = code.types;
  const files = useSyncExternalStore(session.subscribe, session.texts, session.texts);
  return useMemo(
    () => ({ ...toView(session, view, issues), files, ...actionsOf(session) }),
    [session, issues, view, files],
  );
}
