import { createRoot } from 'react-dom/client';
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
const locale = new URLSearchParams(location.search).get('locale') ?? undefined;

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

createRoot(document.querySelector('main')!).render(
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
  </>,
);
