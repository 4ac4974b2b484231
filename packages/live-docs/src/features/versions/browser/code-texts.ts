import { useMemo } from 'react';
import { fillText } from 'live-playground/internal';
import { useBundle } from '../../../core/browser/locale';
import { SAYINGS, type Sayings } from '../shared/sayings';

/** Texts of the check of pasted code, which load with it. A site has its own under `upgrade.code.intro`. */
const enUs = {
  ...SAYINGS,
  intro: 'Paste a file, or drop it here. It’s checked in your browser, and isn’t sent anywhere.',
  field: 'Your code',
  open: 'Open a file',
  clear: 'Clear',
  loading: 'Loading the compiler…',
  checking: 'Checking…',
  result: 'From {from} to {to}:',
  breaks: '{count} breaking',
  warns: '{count} deprecated',
  notes: '{count} to look at',
  error: 'breaks',
  warning: 'deprecated',
  note: 'look at it',
  none: 'nothing to change.',
  more: '{count} more aren’t listed.',
  unused: 'The code imports no {names}. Paste a file that does.',
  fault: 'The code can’t be read.',
  line: 'Line {line}',
  large: 'The code is longer than {size} characters. Check it in your project: npx live-docs check-code.',
  unreadable: '{name} can’t be read as text.',
  unknown:
    'What comes from {names} isn’t known here, so its uses may be missing. In your project, npx live-docs check-code knows it.',
  nearest: 'Checked with the declarations of {version}, because this site has none of {from}.',
  javascript: 'This is JavaScript: uses that only types would show may be missing.',
  unkept: 'Your browser doesn’t keep the code: it’s gone once you leave the page.',
  fixed: 'Certain changes: {count}.',
  copy: 'Copy the changed file',
  reference: 'Reference:',
  failed: 'The code couldn’t be checked.',
};

type CodeKey = keyof typeof enUs;

const zhCn: Record<CodeKey, string> = {
  since: '（自 {since} 起）',
  instead: '请改用 `{name}`。',
  removed: '{name} 已移除{when}。',
  absent: '{to} 中没有 {name}。',
  required: '{name} 现在必填{when}，请设置它。',
  changed: '{name} 的类型已变更{when}：{before} → {after}',
  deprecated: '{name} 已弃用{when}。',
  file: '{to} 中没有文件 {name}。',
  root: '请从 “{name}” 导入。',
  package: '自 {since} 起，包 {name} 改名为 {to}，请导入 “{text}”。',
  look: '请确认新包中有这个文件。',
  default: '{name} 的默认导出',
  export: '{module} 的 {name}',
  intro: '粘贴一个文件，或把它拖到这里。检查在浏览器中完成，代码不会发送到任何地方。',
  field: '你的代码',
  open: '打开文件',
  clear: '清除',
  loading: '正在加载编译器…',
  checking: '正在检查…',
  result: '从 {from} 到 {to}：',
  breaks: '{count} 处不兼容',
  warns: '{count} 处已弃用',
  notes: '{count} 处需确认',
  error: '不兼容',
  warning: '已弃用',
  note: '需确认',
  none: '无需修改。',
  more: '另有 {count} 处未列出。',
  unused: '代码没有导入 {names}，请粘贴用到它的文件。',
  fault: '代码无法解析。',
  line: '第 {line} 行',
  large: '代码超过 {size} 个字符，请在项目中检查：npx live-docs check-code。',
  unreadable: '无法以文本读取 {name}。',
  unknown: '这里没有 {names} 的声明，与之相关的用法可能没有列出。在项目中运行 npx live-docs check-code 可以完整检查。',
  nearest: '本站没有 {from} 的类型声明，检查时使用 {version} 的声明。',
  javascript: '这是 JavaScript 代码：只能通过类型发现的用法可能没有列出。',
  unkept: '浏览器无法保存代码，离开页面后代码会丢失。',
  fixed: '可确定的修改：{count} 处。',
  copy: '复制修改后的文件',
  reference: '参考：',
  failed: '未能检查代码。',
};

/** What says texts of the check in the reader's language, and what is said of findings in it. */
export function useCodeText(): [say: (key: CodeKey, values?: Record<string, string>) => string, sayings: Sayings] {
  const { locale, texts } = useBundle();
  return useMemo(() => {
    const shipped = locale === 'zh-CN' ? zhCn : enUs;
    const all = Object.fromEntries(
      Object.entries(shipped).map(([key, text]) => [key, texts[`upgrade.code.${key}`] ?? text]),
    ) as Record<CodeKey, string>;
    return [(key, values) => fillText(all[key], values), all];
  }, [locale, texts]);
}
