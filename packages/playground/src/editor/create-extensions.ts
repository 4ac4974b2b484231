import { autocompletion, closeBrackets, closeBracketsKeymap, completionStatus } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { codeTokens } from '../model/code-tokens';
import { keepCaretInView } from './keep-caret-in-view';
import { typeExtensions, type InfoLabels } from './type-extensions';
import type { TypeTools } from './type-tools';

/** Languages by a file name's ending; any other is shown plain. */
const LANGUAGES: Record<string, Extension> = {
  tsx: tsxLanguage,
  jsx: tsxLanguage,
  ts: typescriptLanguage,
  js: typescriptLanguage,
  json: typescriptLanguage,
  css: cssLanguage,
  less: cssLanguage,
  scss: cssLanguage,
};

/** What the editor says in the language of the interface. */
export interface EditorTexts {
  /** Texts of the interface and their language. */
  locale: string;
  /** In place of CodeMirror's own, by what it calls them. */
  phrases: Readonly<Record<string, string>>;
  /** What tooltips about types say. */
  labels: Omit<InfoLabels, 'addressOf'>;
}

/** What the editor says of itself to those who don't see it. */
export interface EditorDescription {
  /** Accessible name. */
  label: string;
  /** Ids of what describes it. */
  description: string;
  /** The text has an error. */
  invalid: boolean;
}

/** What the editor can do beside editing: what a reader of code needs, and no more. @param onLeave called on Escape. */
export function createExtensions(file: string, onLeave: () => void): Extension {
  return [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    LANGUAGES[file.slice(file.lastIndexOf('.') + 1)] ?? [],
    syntaxHighlighting(tagHighlighter(codeTokens(tags))),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    keepCaretInView,
    tooltips({ tooltipSpace: roomInWindow }),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
    EditorView.domEventObservers({
      mousedown(_event, view) {
        // Code that came into view in this very frame has guessed heights. Measuring it later would move it under the pointer.
        const { scrollTop } = view.scrollDOM;
        view.requestMeasure();
        view.lineBlockAtHeight(0);
        view.scrollDOM.scrollTop = scrollTop;
      },
      focus(_event, view) {
        // After another file's text has been put in, the browser has the caret elsewhere.
        view.dispatch({ selection: view.state.selection });
      },
      keydown(event, view) {
        // With a list of names open, Escape closes that.
        if (event.key === 'Escape' && completionStatus(view.state) === null) onLeave();
      },
    }),
  ];
}

/** Pixels between a tooltip and the window's edge. */
const EDGE = 8;

function roomInWindow() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { top: 0, left: EDGE, bottom: clientHeight, right: clientWidth - EDGE };
}

/** The part that follows the interface's language. Other phrases draw the editor anew. @param types of the file, if it has any. */
export function createTexts({ locale, phrases, labels }: EditorTexts, types?: TypeTools): Extension {
  return [
    // Completion has timers that outlive a file with types, and look for it in the next one.
    types ? typeExtensions(types, { ...labels, addressOf: types.addressOf }) : autocompletion({ override: [] }),
    EditorState.phrases.of({ ...(locale === 'zh-CN' ? zhPhrases : {}), ...phrases }),
  ];
}

/** The part that follows the reader's errors. */
export function createDescription({ label, description, invalid }: EditorDescription): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': description,
    ...(invalid && { 'aria-invalid': 'true' }),
    // What can be typed into is a stop by itself; not everything that looks for stops knows that.
    'tabindex': '0',
    'translate': 'no',
  });
}

/** What the editor itself says, in Chinese. */
const zhPhrases: Record<string, string> = {
  'Control character': '控制字符',
  'Selection deleted': '已删除所选内容',
  'Go to line': '转到行',
  'go': '转到',
  'Find': '查找',
  'Replace': '替换',
  'next': '下一个',
  'previous': '上一个',
  'all': '全部',
  'match case': '区分大小写',
  'regexp': '正则表达式',
  'by word': '全字匹配',
  'replace': '替换',
  'replace all': '全部替换',
  'close': '关闭',
  'current match': '当前匹配',
  'on line': '所在行',
  'replaced match on line $': '已替换第 $ 行的匹配',
  'replaced $ matches': '已替换 $ 处匹配',
};
