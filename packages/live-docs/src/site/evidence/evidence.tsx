import type { DemoEvidence } from '../../model';
import { useLocale, useText } from '../locale';
import styles from './evidence.module.css';

/** A line below a demo: when it was tested with what, and what was found. It opens. */
export function Evidence({ evidence }: { evidence: DemoEvidence }) {
  const { date, react, browsers, size, known, keys, isChanged } = evidence;
  const text = useText();
  const { locale } = useLocale();
  const violations = Object.entries(known);
  const steps = Object.entries(keys);
  const pressed = [...new Set(steps.flatMap(([, names]) => names))];
  const facts = [
    text('tested.with', { date, react, browsers: listNames(browsers, locale) }),
    violations.length === 0 ? text('tested.accessible') : text('tested.known', { count: String(violations.length) }),
    ...(pressed.length > 0 ? [text('tested.keyboard', { keys: pressed.join(', ') })] : []),
    text('tested.size', { size: (size / 1000).toFixed(1) }),
    ...(isChanged ? [text('tested.changed')] : []),
  ];
  return (
    <details className={styles.evidence} aria-label={text('tested')} lang={locale} data-chrome data-markdown-ignore>
      <summary>{facts.join(' · ')}</summary>
      <ul>
        <li>{text('tested.checks')}</li>
        {violations.map(([rule, reason]) => (
          <li key={rule}>
            <code>{rule}</code>: <span lang="en">{reason}</span>
          </li>
        ))}
        {steps.map(([step, names]) => (
          <li key={step}>
            <kbd>{names.join(', ')}</kbd>: <span lang="en">{step}</span>
          </li>
        ))}
        <li>{text('tested.cost')}</li>
      </ul>
    </details>
  );
}

/** One needs no data of the language, which a browser loads slowly. */
const listNames = (names: string[], locale: string): string =>
  names.length === 1 ? names.join() : new Intl.ListFormat(locale).format(names);
