import { useId } from 'react';
import { Select, useEarlyValue } from 'live-playground/internal';
import {
  CHANGE_KINDS,
  changesBetween,
  listMinors,
  readRange,
  stepsBetween,
  type MinorVersion,
  type UpgradeData,
} from '../../../core/model';
import { useLocale, useText } from '../../../core/browser/locale';
import { useLocation, useRouter } from '../../../core/browser/navigation';
import { ChangeList } from './change-list';
import { CodeSection } from './code-section';
import styles from './upgrade.module.css';
import { UpgradeStepList, useUpgradeData } from './upgrade-steps';

/** Steps that are shown without a click. */
const OPEN = 5;

/** Joins the members of a list as the language does: `a, b`, `a、b`. */
const listIn = (locale: string) => new Intl.ListFormat(locale, { style: 'narrow' });

/**
 * What changed in the API between two versions, which the reader chooses and the address holds.
 * @param data from the build; in browsers the address of their file.
 */
export function Upgrade({ data }: { data: UpgradeData | string }) {
  const text = useText();
  const { locale } = useLocale();
  const { path, search } = useLocation();
  const { navigate, state } = useRouter();
  const known = useUpgradeData(data);
  const { history } = known;
  const query = new URLSearchParams(search);
  const range = readRange(history, { from: query.get('from'), to: query.get('to') });
  if (!range) return null;
  const { from, to, unknown } = range;
  const minors = listMinors(history);
  const steps = stepsBetween(history, from.minor, to.minor);
  const changes = changesBetween(history, from.id, to.id);
  const kinds = changes.flatMap((table) => table.changes.map(({ kind }) => kind));
  const counts = CHANGE_KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 0 ? text('upgrade.count', { count: String(count), kind: text(`upgrade.${kind}`) }) : [];
  });
  /** With the package's name only where it differs. */
  const nameOf = ({ name, version }: MinorVersion) => (from.name === to.name ? version : `${name} ${version}`);
  const choose = (choice: { from?: string; to?: string }) => {
    // What the address says now: it may be more than the document was rendered for.
    const address = Object.fromEntries(new URLSearchParams(state().location.search));
    const chosen = new URLSearchParams({ from: from.minor, to: to.minor, ...address, ...choice });
    void navigate(`${path}?${chosen.toString()}`, { replace: true });
  };
  return (
    <div className={styles.block} lang={locale} data-chrome>
      <div className={styles.form}>
        <MinorSelect
          label={text('upgrade.from')}
          minors={minors}
          value={from.minor}
          onChange={(minor) => choose({ from: minor })}
        />
        <MinorSelect
          label={text('upgrade.to')}
          minors={minors}
          value={to.minor}
          onChange={(minor) => choose({ to: minor })}
        />
      </div>
      {unknown.map((version) => (
        <p key={version} role="status" className={styles.note}>
          {text('upgrade.unknown', { version })}
        </p>
      ))}
      {known.canCheck && <CodeSection data={known} from={from} to={to} />}
      <h2 className={styles.title}>{text('upgrade.range', { from: nameOf(from), to: nameOf(to) })}</h2>
      {counts.length > 0 && <p className={styles.note}>{listIn(locale).format(counts)}</p>}
      <ChangeList changes={changes} rows={known.rows} />
      {steps.length > 1 && (
        <details className={styles.steps} open={steps.length <= OPEN}>
          <summary>{text('upgrade.steps')}</summary>
          <UpgradeStepList steps={steps} data={known} />
        </details>
      )}
    </div>
  );
}

interface MinorSelectProps {
  label: string;
  /** Oldest first. */
  minors: readonly MinorVersion[];
  value: string;
  onChange: (minor: string) => void;
}

/** A choice of a minor version, newest first, by package. */
function MinorSelect({ label, minors, value, onChange }: MinorSelectProps) {
  const id = useId();
  const field = useEarlyValue<HTMLSelectElement>(value, onChange);
  const packages = [...new Set(minors.map(({ name }) => name))].toReversed();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        ref={field}
        id={id}
        autoComplete="off"
        translate="no"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {packages.map((name) => (
          <optgroup key={name} label={name}>
            {minors
              .filter((one) => one.name === name)
              .toReversed()
              .map(({ minor }) => (
                <option key={minor}>{minor}</option>
              ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
