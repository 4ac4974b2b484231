/** Texts of the note above an archive's pages. */
export const MESSAGES = {
  'en': {
    note: 'This is the documentation of version {version}.',
    same: 'This page in the current version',
    nearest: "This page isn't in the current version: go to the nearest one",
  },
  'zh-CN': {
    note: '这是 {version} 版本的文档。',
    same: '查看当前版本中的此页',
    nearest: '当前版本没有此页：前往最接近的页面',
  },
} as const;
