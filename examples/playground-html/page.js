import { createPlayground } from './playground/playground.js';

const code = `import Table from '@rc-component/table';
import '@rc-component/table/assets/index.css';

interface Sight {
  name: string;
  height: number;
}

const sights: Sight[] = [
  { name: 'Eiffel Tower', height: 330 },
  { name: 'Big Ben', height: 96 },
];

export default function App() {
  return (
    <Table<Sight>
      rowKey="name"
      columns={[
        { title: 'Sight', dataIndex: 'name' },
        { title: 'Height', dataIndex: 'height', render: (height) => \`\${height} m\` },
      ]}
      data={sights}
    />
  );
}
`;
const playground = createPlayground(document.querySelector('#playground'), {
  assets: 'playground/',
  files: { 'app.tsx': code },
  entry: 'app.tsx',
  editor: true,
});

const status = document.querySelector('[role="status"]');

function show() {
  const { state, error } = playground.view();
  status.textContent = error ? `${error.file ?? 'app.tsx'}:${error.line ?? 1}: ${error.message}` : state;
}

playground.subscribe(show);
show();
