import { useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { fetchFolder, topLevel, type FileNode } from './fetch-folder';
import { TreeToggle } from './tree-toggle';
import '../demo/table.css';
import '../demo/demo-controls.css';

type LoadState = 'loading' | 'failed' | 'loaded' | 'empty';

const NOTES = { loading: 'loading…', failed: 'not loaded', empty: 'empty', loaded: '' };

const components = { ExpandIcon: TreeToggle };

/** A copy of the tree in which one folder has other children. */
function withChildren(nodes: FileNode[], path: string, children: FileNode[]): FileNode[] {
  return nodes.map((node) => {
    if (node.path === path) return { ...node, children };
    return node.children
      ? { ...node, children: withChildren(node.children, path, children) }
      : node;
  });
}

export default function TreeLazyChildren() {
  const [nodes, setNodes] = useState(topLevel);
  const [states, setStates] = useState<Record<string, LoadState>>({});
  const [message, setMessage] = useState('Expand a folder.');

  const setState = (path: string, state: LoadState) =>
    setStates((last) => ({ ...last, [path]: state }));

  async function load({ path, name }: FileNode) {
    setState(path, 'loading');
    setMessage(`Loading ${name}…`);
    try {
      const children = await fetchFolder(path);
      setNodes((last) => withChildren(last, path, children));
      setState(path, children.length > 0 ? 'loaded' : 'empty');
      setMessage(`${name}: ${children.length} entries`);
    } catch {
      setState(path, 'failed');
      setMessage(`${name} couldn’t be loaded. Expand it again to retry.`);
    }
  }

  const columns: ColumnsType<FileNode> = [
    {
      title: 'Name',
      dataIndex: 'name',
      render: (name: string, { path }) => {
        const state = states[path] ?? 'loaded';
        return (
          <>
            {name} <span className="soft">{NOTES[state]}</span>
          </>
        );
      },
    },
    { title: 'Size', dataIndex: 'size', width: 90, align: 'end' },
  ];

  return (
    <>
      <p className="controls">
        <output>{message}</output>
      </p>
      <Table
        rowKey="path"
        columns={columns}
        data={nodes}
        components={components}
        expandable={{
          indentSize: 20,
          onExpand: (expanded, node) => {
            const state = states[node.path];
            if (expanded && (!state || state === 'failed')) void load(node);
          },
        }}
      />
    </>
  );
}
