import { useMemo, type ComponentType, type JSX } from 'react';
import { EnvironmentContext, type Environment } from 'live-playground/react';
import { useResources } from '../../loading';
import { useBundle, useText } from '../../locale';
import { editorOf } from './load-editor';
import { hostOf } from './host-of';

/** A part of a playground that has what this page gives it: its language, its worker for types, its way to load. */
export function provide<Props extends object>(Part: ComponentType<Props>): (props: Props) => JSX.Element {
  return function ProvidedPart(props) {
    return (
      <EnvironmentContext value={useEnvironment()}>
        <Part {...props} />
      </EnvironmentContext>
    );
  };
}

function useEnvironment(): Environment {
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
