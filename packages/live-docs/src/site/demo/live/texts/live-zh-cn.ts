import type { LiveTextKey } from './live-en-us';

/** Texts of live editing in Chinese. */
export const liveZhCn: Record<LiveTextKey, string> = {
  'editor': '代码编辑器',
  'editor.leave': 'Tab 键用于缩进。按 Esc 键后再按 Tab 键可离开。',
  'editor.failed': '编辑器加载失败，仍可直接修改代码。',
  'panes': '示例的组成部分',
  'pane.code': '代码',
  'pane.demo': '示例',
  'types': '类型错误',
  'types.keys': 'F8：下一个错误',
  'types.spelling': '改为 {name}',
  'types.import': '从 {module} 导入 {name}',
  'types.failed': '类型检查器无法在此浏览器中运行，示例仍会运行。',
  'error': '代码有错误',
  'unloaded': '代码无法运行',
  'retry': '重试',
  'stopped': '这份修改曾使页面失去响应，因此没有运行。',
  'stopped.run': '仍然运行',
  'older': '此示例在你修改之后已更新，你的修改已保存。',
  'older.take': '显示我的修改',
  'older.drop': '丢弃我的修改',
  'reset': '已恢复原始代码。',
  'taken': '已恢复你之前的修改。',
  'undo': '撤销',
  'unkept': '浏览器无法保存你的修改，关闭页面后会丢失。',
};
