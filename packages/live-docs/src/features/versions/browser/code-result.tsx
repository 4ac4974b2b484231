import { listVersions, type MinorVersion, type UpgradeData } from '../../../core/model';
import { useLocale, useText } from '../../../core/browser/locale';
import { CopyButton } from '../../../core/browser/ui/copy';
import type { Finding } from '../shared/finding';
import type { TextAnswer } from '../shared/check-text';
import styles from './check-code.module.css';
import { useCodeText } from './code-texts';
import type { Checked } from './create-code-checker';
import { PropertyName } from './property-name';

/** Findings that are listed. */
const MOST = 200;

interface CodeResultProps extends Checked {
  data: UpgradeData;
  from: MinorVersion;
  to: MinorVersion;
  /** True for JavaScript. */
  isScript: boolean;
  /** Shows a place of the text. Line and column are from 1. */
  onShow(line: number, column: number, length: number): void;
}

/** What an upgrade means for a text, for readers. */
export function CodeResult({ answer, read, data, from, to, isScript, onShow }: CodeResultProps) {
  const [say] = useCodeText();
  const { locale } = useLocale();
  const names = Object.keys(data.history.read).join(', ');
  const [fault] = answer.faults;
  if (fault)
    return (
      <p>
        {say('fault')} <Place {...fault} onShow={() => onShow(fault.line, fault.column, 1)} />{' '}
        <span lang="en">{fault.message}</span>
      </p>
    );
  const { findings, unknown, fixed } = answer;
  if (!answer.isUser && findings.length === 0) return <p>{say('unused', { names })}</p>;
  const nameOf = ({ name, version }: Pick<MinorVersion, 'name' | 'version'>) => `${name} ${version}`;
  const isOther = read && listVersions(data.history).find(({ id }) => id === from.id)?.version !== read.version;
  return (
    <>
      <p>
        {say('result', { from: nameOf(from), to: nameOf(to) })} {sumOf(findings, say, locale)}
      </p>
      {isOther && <p>{say('nearest', { version: nameOf(read), from: nameOf(from) })}</p>}
      {unknown.length > 0 && <p>{say('unknown', { names: unknown.join(', ') })}</p>}
      {isScript && <p>{say('javascript')}</p>}
      {fixed && <Fixed {...fixed} />}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.slice(0, MOST).map((one, at) => (
            <FindingRow key={at} finding={one} data={data} onShow={onShow} />
          ))}
        </ul>
      )}
      {findings.length > MOST && <p>{say('more', { count: String(findings.length - MOST) })}</p>}
    </>
  );
}

type Say = ReturnType<typeof useCodeText>[0];

/** How many findings there are of each level. */
function sumOf(findings: readonly Finding[], say: Say, locale: string): string {
  const levels = [
    ['error', 'breaks'],
    ['warning', 'warns'],
    ['note', 'notes'],
  ] as const;
  const counts = levels.flatMap(([level, key]) => {
    const count = findings.filter((one) => one.level === level).length;
    return count > 0 ? say(key, { count: String(count) }) : [];
  });
  return counts.length > 0 ? new Intl.ListFormat(locale, { style: 'narrow' }).format(counts) : say('none');
}

function Fixed({ text: fixed, changes }: NonNullable<TextAnswer['fixed']>) {
  const [say] = useCodeText();
  const text = useText();
  return (
    <p className={styles.fixed}>
      {say('fixed', { count: String(changes) })} {say('copy')}
      <CopyButton text={fixed} label={say('copy')} copied={text('demo.copied')} refused={text('page.copy.failed')} />
    </p>
  );
}

function Place({ line, onShow }: { line: number; onShow(): void }) {
  const [say] = useCodeText();
  return (
    <button type="button" className={styles.place} onClick={onShow}>
      {say('line', { line: String(line) })}
    </button>
  );
}

interface FindingRowProps extends Pick<CodeResultProps, 'data' | 'onShow'> {
  finding: Finding;
}

function FindingRow({ finding, data: { rows }, onShow }: FindingRowProps) {
  const [say] = useCodeText();
  const { line, column, endColumn, level, name, message, replacement } = finding;
  const [table = ''] = name.split('.', 1);
  const known = rows[table] ?? {};
  const references = [name.slice(table.length + 1), replacement ?? ''].filter((one) => Object.hasOwn(known, one));
  return (
    <li>
      <span className={styles.level} data-level={level}>
        {say(level)}
      </span>
      <div>
        <Place line={line} onShow={() => onShow(line, column, endColumn - column)} />{' '}
        {message.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
        {references.length > 0 && (
          <p className={styles.reference}>
            {say('reference')}{' '}
            {references.map((one) => (
              <span key={one}>
                <PropertyName name={`${table}.${one}`} address={known[one]} />{' '}
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
