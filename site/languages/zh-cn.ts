import type { Messages } from 'live-docs';

/** What the site is about, and titles of the navigation and of its groups, in Chinese. */
export default {
  'site.description': 'React 表格组件 @rc-component/table 的文档与在线示例。',

  'nav.Overview': '概览',
  'nav.Guide': '指南',
  'nav.Demo': '示例',
  'nav.Changelog': '更新日志',

  'group.Start': '入门',
  'group.Data': '数据',
  'group.Rows': '行',
  'group.Scrolling, Fixed and Virtual': '滚动、固定与虚拟',
  'group.Accessibility and Testing': '无障碍与测试',
  'group.TypeScript': 'TypeScript',
  'group.Performance': '性能',
  'group.Moving Here': '迁移',

  'group.Basics': '基础',
  'group.Columns': '列',
  'group.Expandable Rows': '可展开行',
  'group.Scrolling': '滚动',
  'group.Fixed and Sticky': '固定与粘性',
  'group.Virtual': '虚拟滚动',
  'group.Events': '事件',
  'group.Styling': '样式',
  'group.Accessibility': '无障碍',
} satisfies Messages;
