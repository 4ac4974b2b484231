const EN = {
  parts: 'Part',
  states: 'State',
  variables: 'CSS variable',
  keys: 'Keys',
  description: 'Description',
  value: 'Default:',
  shown: 'Demo:',
  label: 'Parts of {name}',
  inspect: 'Inspect parts',
  hint: 'Point at a row, or turn on Inspect parts and point at the demo.',
  count: '{name}: {count} in the demo',
  one: '{name}: 1 in the demo',
  none: '{name}: not in this demo now',
  edited: 'Parts are outlined in the original demo. Reset your edit to see them.',
} as const;

/** Texts of the component by language. */
export const MESSAGES: Readonly<Record<string, Readonly<Record<keyof typeof EN, string>>>> = {
  'en': EN,
  'zh-CN': {
    parts: '组成部分',
    states: '状态',
    variables: 'CSS 变量',
    keys: '对应的 key',
    description: '说明',
    value: '默认值：',
    shown: '示例：',
    label: '{name} 的组成部分',
    inspect: '在示例中查看',
    hint: '指向某一行，或开启“在示例中查看”后指向示例。',
    count: '{name}：示例中有 {count} 处',
    one: '{name}：示例中有 1 处',
    none: '{name}：当前示例中没有',
    edited: '只能在原始示例中标出各部分。请先还原修改。',
  },
};
