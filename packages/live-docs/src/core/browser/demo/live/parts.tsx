import { useMemo, type ComponentType, type JSX } from 'react';
import { type Resources, savesData } from 'live-playground/internal';
import * as playground from 'live-playground/internal/live';
import { useResources } from '../../loading';
import { editorOf, hostOf } from './host-of';
import { useBundle, useText } from '../../locale';
import { ExpandedView as PlainExpandedView } from './expanded-view';

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
export const LiveFiles: typeof playground.LiveFiles = provide(playground.LiveFiles);
export const LiveNotes: typeof playground.LiveNotes = provide(playground.LiveNotes);
export const StaleNote: typeof playground.StaleNote = provide(playground.StaleNote);
export const SharedNote: typeof playground.SharedNote = provide(playground.SharedNote);
