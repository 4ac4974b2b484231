import { expect, test } from 'vitest';
import { UNNAMED_GROUP } from '../page';
import { toSearchNav } from './index';

test('groups get all their names; the group without one gets none', () => {
  const groups = [
    { title: UNNAMED_GROUP, paths: ['/guide/start'] },
    { title: 'Columns', paths: ['/guide/a'] },
  ];
  expect(toSearchNav([{ title: 'Guide', order: 1, groups }], (title) => [title, '列'])).toEqual([
    {
      title: 'Guide',
      order: 1,
      groups: [
        { names: [], paths: ['/guide/start'] },
        { names: ['Columns', '列'], paths: ['/guide/a'] },
      ],
    },
  ]);
});
