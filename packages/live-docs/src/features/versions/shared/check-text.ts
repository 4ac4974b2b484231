import { openProgram, type CompilerParts } from 'live-playground/types';
import type { TypeData, TypePack } from 'live-playground/model';
import { listVersions, type ToolData } from '../../../core/model';
import { checkUpgrade } from './check-upgrade';
import { chooseEdits, editText } from './choose-edits';
import { findImports } from './find-imports';
import type { Finding } from './finding';
import type { Sayings } from './sayings';
import { librarySources } from './table-sources';

/** A text to check. */
export interface TextQuestion {
  text: string;
  /** Says what the text is: `code.tsx`, or `code.jsx` for JavaScript. */
  name: string;
  /** Ids of versions in the history. */
  from: string;
  to: string;
  sayings: Sayings;
}

/** What an upgrade means for a text. */
export interface TextAnswer {
  /** Why the text can't be parsed, and where. Then nothing else is said: it would follow from that. */
  faults: { line: number; column: number; message: string }[];
  /** Of the packages of the history, whether it imports one. */
  isUser: boolean;
  findings: Finding[];
  /** Imports that lead nowhere: what comes from them isn't known. */
  unknown: string[];
  /** The text with the changes that are certain, and how many these are. */
  fixed?: { text: string; changes: number };
}

/** What is known of the library. */
export interface TextFacts {
  data: TypeData;
  pack?: TypePack | undefined;
  tools: ToolData;
}

/** Files of these kinds have no types to know. */
const STYLE = /\.(?:css|less|s[ac]ss|styl|svg|png|jpe?g|gif|webp|json)(?:\?.*)?$/;

/** Checks a text that comes without its project, as `checkProject` checks files. */
export function checkText(ts: CompilerParts, facts: TextFacts, question: TextQuestion): TextAnswer {
  const answer = checkAs(ts, facts, question);
  if (answer.faults.length === 0 || !question.name.endsWith('.tsx')) return answer;
  // Where no element is, `<Row>(row: Row) => …` is code.
  const plain = checkAs(ts, facts, { ...question, name: question.name.replace(/x$/, '') });
  return plain.faults.length === 0 ? plain : answer;
}

function checkAs(ts: CompilerParts, { data, pack, tools }: TextFacts, question: TextQuestion): TextAnswer {
  const { tables, definitions, history } = tools;
  const nothing: TextAnswer = { faults: [], isUser: false, findings: [], unknown: [] };
  const versions = history ? listVersions(history) : [];
  const [from, to] = [question.from, question.to].map((id) => versions.find((one) => one.id === id));
  if (!history || !from || !to) return nothing;
  const names = Object.keys(history.read);
  const library = pack?.name ?? names.find((name) => data.packages.includes(name)) ?? to.name;
  const installed = { name: from.name, root: data.root, version: from.id };
  const sources = librarySources(installed, tables, history);
  const { program, pathOf } = openProgram(ts, {
    data,
    pack,
    files: { [question.name]: question.text },
    extra: Object.fromEntries(sources.files),
    aliases: names.flatMap((name) => (name === library ? [] : { name, of: library })),
  });
  const path = pathOf(question.name);
  const source = program?.getSourceFile(path);
  if (!program || !source) return nothing;
  const faults = program.getSyntacticDiagnostics(source).map(({ start = 0, messageText }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    return { line: line + 1, column: character + 1, message: ts.flattenDiagnosticMessageText(messageText, ' ') };
  });
  if (faults.length > 0) return { ...nothing, faults };

  const facts = { tables, definitions, root: '/', history, sayings: question.sayings };
  const findings = checkUpgrade({ ts, program, libraries: [{ ...installed, sources }], facts, to, files: [path] });
  const { edits, left } = chooseEdits(findings);
  const checker = program.getTypeChecker();
  const unknown = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteral)
    .filter((one) => !STYLE.test(one.text) && checker.getSymbolAtLocation(one) === undefined)
    .map(({ text }) => text);
  return {
    faults,
    isUser: findImports(ts, source, names).length > 0,
    findings,
    unknown: [...new Set(unknown)],
    ...(edits.length > 0 && {
      fixed: { text: editText(question.text, edits), changes: findings.length - left.length },
    }),
  };
}
