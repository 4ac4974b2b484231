import { use, useMemo, useSyncExternalStore, type ComponentProps, type ComponentType, type JSX } from 'react';
import { type Resources, savesData } from 'live-playground/internal';
import * as playground from 'live-playground/internal/live';
import { useResources } from '../../loading';
import { editorOf, hostOf } from './host-of';
import { useBundle, useText } from '../../locale';
import { ExpandedView as PlainExpandedView } from './expanded-view';
import { LookControls as PlainLookControls } from './look';
import { OtherLook as PlainOtherLook } from './other-look';
import { VersionNote as PlainVersionNote } from './version-note';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(resources: Resources): Promise<void> {
  await editorOf(resources).prefetch();
  const engine = await hostOf(resources).engine.prefetch();
  if (!savesData()) await engine?.warm().catch(() => undefined);
}

/** A part of a playground that has what this page gives it: its language, its worker for types, its way to load. */
function provide<Props extends object>(Part: ComponentType<Props>): (props: Props) => JSX.Element {
  return function ProvidedPart(props) {
    return (
      <playground.EnvironmentContext value={useEnvironment()}>
        <Part {...props} />
      </playground.EnvironmentContext>
    );
  };
}

/** The files of a demo with the types of the version that it runs in. In another one than the page's, they're checked unasked. */
function VersionedFiles(props: ComponentProps<typeof playground.LiveFiles>) {
  const { session, isOpen } = props;
  const own = use(playground.EnvironmentContext);
  const host = useSyncExternalStore(session.subscribe, session.host, session.host);
  const environment = useMemo(
    () => (own && host.types ? { ...own, types: host.types, checksTypes: isOpen && host.types !== own.types } : own),
    [own, host, isOpen],
  );
  return (
    <playground.EnvironmentContext value={environment}>
      <playground.LiveFiles {...props} />
    </playground.EnvironmentContext>
  );
}

function useEnvironment(): playground.Environment {
  const resources = useResources();
  const text = useText();
  const { locale, texts } = useBundle();
  return useMemo(
    () => ({
      locale,
      texts: { files: text('demo.files'), ...pick(texts, 'live.') },
      phrases: pick(texts, 'editor.'),
      loadEditor: (isRetry) => editorOf(resources).load({ stay: !isRetry }),
      types: hostOf(resources).types,
      addressOf: (address) => import.meta.env.BASE_URL + address,
    }),
    [resources, locale, text, texts],
  );
}

/** The texts whose keys start with a word, by what follows it. */
function pick(texts: object, start: string): Record<string, string> {
  const picked = Object.entries(texts as Record<string, string>).filter(([key]) => key.startsWith(start));
  return Object.fromEntries(picked.map(([key, text]) => [key.slice(start.length), text]));
}

export const ExpandedView: typeof PlainExpandedView = provide(PlainExpandedView);
export const LookControls: typeof PlainLookControls = provide(PlainLookControls);
export const OtherLook: typeof PlainOtherLook = provide(PlainOtherLook);
export const VersionNote: typeof PlainVersionNote = provide(PlainVersionNote);
export const LiveFiles: typeof playground.LiveFiles = provide(VersionedFiles);
export const LiveNotes: typeof playground.LiveNotes = provide(playground.LiveNotes);
export const StaleNote: typeof playground.StaleNote = provide(playground.StaleNote);
export const SharedNote: typeof playground.SharedNote = provide(playground.SharedNote);
