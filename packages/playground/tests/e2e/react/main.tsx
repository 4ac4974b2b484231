import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { createPlaygroundHost } from 'live-playground';
import { Playground, PlaygroundProvider, Editor, Preview, usePlayground } from 'live-playground/react';
import 'live-playground/style.css';

const COUNTER = `import { useState } from 'react';
import { label } from './label';
import './app.css';

interface Props {
  step: number;
}

function Counter({ step }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button className="counter" onClick={() => setCount(count + step)}>
      {label(count)}
    </button>
  );
}

export default function App() {
  return <Counter step={1} />;
}
`;
const LABEL = 'export const label = (count: number) => `Pressed ${count} times`;\n';
const STYLE = `.counter {
  padding: 8px 16px;
  font: inherit;
}
`;
const FILES = { 'app.tsx': COUNTER, 'label.ts': LABEL, 'app.css': STYLE };
const search = new URLSearchParams(location.search);
const locale = search.get('locale') ?? undefined;

/** What a page may make of the parts. */
function Status() {
  const { state, edited, setFile } = usePlayground();
  return (
    <p>
      <output aria-label="State">{edited ? `${state}, edited` : state}</output>{' '}
      <button type="button" onClick={() => setFile('app.tsx', 'export default () => <h3>Put from outside</h3>;\n')}>
        Put
      </button>
    </p>
  );
}

/** Code that the page owns, and that runs when the reader asks for it. */
function Owned() {
  const [files, setFiles] = useState<Record<string, string>>({
    'app.tsx': 'export default () => <h3>Owned</h3>;\n',
  });
  const upper = () => setFiles({ 'app.tsx': files['app.tsx']!.replace('Owned', 'OWNED') });
  return (
    <section aria-label="Owned">
      <button type="button" onClick={upper}>
        Upper case
      </button>
      <output aria-label="Length">{files['app.tsx']!.length}</output>
      <Playground
        assets="/playground/"
        files={files}
        entry="app.tsx"
        title="Owned preview"
        autorun={false}
        types={false}
        onChange={setFiles}
      />
    </section>
  );
}

/** As many as an article may have, each higher than half a window. */
function Many() {
  const [host] = useState(() => createPlaygroundHost({ assets: '/playground/' }));
  return Array.from({ length: 10 }, (_, at) => (
    <section key={at} aria-label={`Playground ${at}`} style={{ minHeight: 500 }}>
      <Playground
        host={host}
        files={{ ...FILES, 'label.ts': LABEL.replace('Pressed', `${at}: pressed`) }}
        entry="app.tsx"
      />
    </section>
  ));
}

const Page = () => (
  <>
    <h1>Playground</h1>
    <section aria-label="Counter">
      <Playground assets="/playground/" files={FILES} entry="app.tsx" storage="counter" locale={locale} />
    </section>
    <section aria-label="Parts">
      <PlaygroundProvider
        assets="/playground/"
        files={{ 'app.tsx': 'export default () => <h3>Own layout</h3>;\n' }}
        entry="app.tsx"
        texts={{ preview: 'Own preview' }}
      >
        <Preview />
        <Status />
        <Editor />
      </PlaygroundProvider>
    </section>
    <Owned />
  </>
);

createRoot(document.querySelector('main')!).render(search.has('many') ? <Many /> : <Page />);
