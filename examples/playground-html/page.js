import { createPlayground } from './playground/playground.js';

const code = document.querySelector('textarea');
const status = document.querySelector('[role="status"]');
const issues = document.querySelector('ul');

code.value = `import Table from '@rc-component/table';
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

const playground = createPlayground(document.querySelector('#preview'), {
  assets: 'playground/',
  files: { 'app.tsx': code.value },
  entry: 'app.tsx',
});

code.addEventListener('input', () => playground.setFile('app.tsx', code.value));

function show() {
  const { state, error, issues: found } = playground.view();
  status.textContent = error ? `${error.file ?? 'app.tsx'}:${error.line ?? 1}: ${error.message}` : state;
  issues.replaceChildren(
    ...found.map(({ line, message }) => {
      const item = document.createElement('li');
      item.textContent = `Line ${line}: ${message}`;
      return item;
    }),
  );
}

playground.subscribe(show);
show();
