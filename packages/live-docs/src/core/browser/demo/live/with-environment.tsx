import { useMemo, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { type Resources, savesData } from 'live-playground/internal';
import { EnvironmentContext, LiveFiles, type Environment } from 'live-playground/internal/live';
import { useResources } from '../../loading';
import { editorOf, hostOf } from './host-of';
import { useBundle, useText } from '../../locale';

/** Fetches what editing needs, ahead of need. The editor is seen first. */
export async function warm(resources: Resources): Promise<void> {
  await editorOf(resources).prefetch();
  const engine = await hostOf(resources).engine.prefetch();
  if (!savesData()) await engine?.warm().catch(() => undefined);
}

/** Gives parts of a playground what this page has for them: its language, its worker for types, its way to load. */
export function WithEnvironment({ children }: { children: ReactNode }) {
  return <EnvironmentContext value={useEnvironment()}>{children}</EnvironmentContext>;
}

/** The files of a demo with the types of the version that it runs in. In another one than the page's, they're checked unasked. */
export function VersionedFiles(props: ComponentProps<typeof LiveFiles>) {
  const { session, isOpen } = props;
  const own = useEnvironment();
  const host = useSyncExternalStore(session.subscribe, session.host, session.host);
  const environment = useMemo(
    () => (host.types ? { ...own, types: host.types, checksTypes: isOpen && host.types !== own.types } : own),
    [own, host, isOpen],
  );
  return (
    <EnvironmentContext value={environment}>
      <LiveFiles {...props} />
    </EnvironmentContext>
  );
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
