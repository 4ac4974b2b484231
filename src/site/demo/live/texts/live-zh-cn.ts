import type { LiveTextKey } from './live-en-us';

/** Texts of live editing in Chinese. */
export const liveZhCn: Record<LiveTextKey, string> = {
  'editor': '代码编辑器',
  'editor.leave': 'Tab 键用于缩进。按 Esc 键后再按 Tab 键可离开。',
  'editor.failed': '编辑器加载失败，仍可直接修改代码。',
  'error': '代码有错误',
  'stopped': '上次运行这份修改时页面失去了响应，因此只显示而不运行。',
  'stopped.run': '运行',
  'older': '此示例在您修改之后已更新，您的修改仍被保留。',
  'older.take': '显示我的修改',
  'older.drop': '丢弃',
  'reset': '已恢复原始代码。',
  'taken': '已恢复您之前的修改。',
  'undo': '撤销',
  'unkept': '浏览器无法保存您的修改，关闭页面后将会丢失。',
};
