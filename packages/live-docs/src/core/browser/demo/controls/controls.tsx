import { Suspense, use, useId, useRef, useState, useEffect, useEffectEvent } from 'react';
import { Code, IconButton, Select } from 'live-playground/internal';
import {
  choose,
  demoArgs,
  shownControls,
  printElement,
  printLines,
  valueOf,
  type CodeLine,
  type ControlsProps,
  initialOf,
  parseValue,
  type Control,
  type ControlValue,
  findChoices,
  parseChoices,
  printChoices,
  replaceChoices,
  type Choices,
} from '../../../model';
import { useLocale, useText } from '../../locale';
import { CopyButton, selectText } from '../../ui/copy';
import copyStyles from '../../ui/copy.module.css';
import { Play, RotateCcw, Square } from '../../ui/demo-icons';
import { Problems } from '../../ui/problems';
import styles from './controls.module.css';
import { useLocation, useRouter } from '../../navigation';
import { usePlay } from './use-play';

/** The props of a demo that a reader may set, and the code that follows. */
export function Controls(props: ControlsProps) {
  const region = <ControlsRegion {...props} />;
  // While developing, the library is read meanwhile.
  return props.list instanceof Promise ? <Suspense>{region}</Suspense> : region;
}

function ControlsRegion(props: ControlsProps) {
  const list = props.list instanceof Promise ? use(props.list) : props.list;
  const { controls, problems } = list;
  const text = useText();
  const { locale } = useLocale();
  const code = useRef<HTMLElement>(null);
  const heading = useId();
  const region = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLButtonElement>(null);
  const { choices } = props;
  const setChoices = useChoices(props, controls);
  const isChanged = Object.keys(choices).length > 0;
  // What plays isn't the reader's choice: the address stays.
  const { isPlaying, typed, start, stop } = usePlay(list, { region, button: player }, isChanged, (next) =>
    props.onChange(next, demoArgs(next, controls)),
  );
  const set = (control: Control, value: ControlValue | undefined) => setChoices(choose(choices, control, value));
  const all = shownControls(controls, choices);
  const shown = all.filter(({ code }) => code === undefined);
  /** Most is switched in the code: what's left has room beside the title. */
  const isShort = shown.length < all.length;
  const fields = shown.map((control) => (
    <ControlField
      key={control.name}
      control={control}
      value={valueOf(control, choices)}
      isBeside={isShort}
      onChange={(value) => set(control, value)}
    />
  ));
  return (
    // No landmark: a page may have many of them.
    <div
      ref={region}
      role="group"
      aria-labelledby={heading}
      lang={locale}
      data-chrome
      data-demo-controls
      className={styles.region}
    >
      <div className={styles.head}>
        <span id={heading} className={styles.title}>
          {text('controls')}
        </span>
        {isShort && <div className={styles.besides}>{fields}</div>}
        {list.plays && (
          <IconButton
            ref={player}
            label={text(isPlaying ? 'controls.stop' : 'controls.play')}
            className={styles.play}
            onClick={isPlaying ? stop : start}
          >
            {isPlaying ? <Square size={15} /> : <Play size={15} />}
          </IconButton>
        )}
        <IconButton
          label={text('demo.reset')}
          // Not disabled: the focus would be lost when it is pressed.
          aria-disabled={!isChanged}
          className={styles.reset}
          onClick={() => isChanged && setChoices({})}
        >
          <RotateCcw size={16} />
        </IconButton>
      </div>
      {import.meta.env.DEV && problems && <Problems problems={problems} />}
      {!isShort && <div className={styles.fields}>{fields}</div>}
      {list.component !== '' && (
        <div className={styles.code}>
          <Code lang="tsx" label={text('code.region')} codeRef={code}>
            {printLines(list, choices).map((line, at) => (
              <Line
                key={line.control?.name ?? at}
                line={line}
                value={line.control && valueOf(line.control, choices)}
                typed={typed?.name === line.control?.name ? typed?.time : undefined}
                onChange={(value) => set(line.control!, value)}
              />
            ))}
          </Code>
          <CopyButton
            className={copyStyles.overCode}
            text={printElement(list, choices)
              .map(([piece]) => piece)
              .join('')}
            label={text('controls.copy')}
            copied={text('code.copied')}
            refused={text('demo.copy.failed')}
            onRefused={() => selectText(code.current)}
          />
        </div>
      )}
    </div>
  );
}

interface LineProps {
  line: CodeLine;
  value: ControlValue | undefined;
  /** Milliseconds in which it's typed, while it is. */
  typed: number | undefined;
  onChange: (value: boolean) => void;
}

/** A line of the code. One with a control has a switch before it, and is there to be read while it's off, too. */
function Line({ line: { pieces, control }, value, typed, onChange }: LineProps) {
  const code = pieces.map(([piece, token], at) => (
    <span key={at} className={token}>
      {piece}
    </span>
  ));
  if (!control) return <span className={styles.line}>{code}</span>;
  const isOn = value === true;
  return (
    <label className={styles.line} data-on={isOn}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {code}
      {typed !== undefined && (
        <span
          aria-hidden
          className={styles.typed}
          style={{
            animationDuration: `${typed}ms`,
            animationTimingFunction: `steps(${pieces.reduce((sum, [text]) => sum + text.length, 0)})`,
          }}
        >
          {/* Without the indentation, where the switch is. */}
          {code.slice(1)}
        </span>
      )}
    </label>
  );
}

interface ControlFieldProps {
  control: Control;
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** One control: the name of a prop, and the field that fits it. */
function ControlField({ control, value, isBeside, onChange }: ControlFieldProps & { isBeside: boolean }) {
  const { name, kind, label } = control;
  const id = useId();
  const Field = isBeside && isFew(control) ? Segments : FIELDS[kind];
  return (
    <div className={styles.field} data-kind={kind}>
      <label id={`${id}-name`} htmlFor={id} className={styles.name} translate={label === undefined ? 'no' : undefined}>
        {label ?? name}
      </label>
      <Field id={id} control={control} value={value} onChange={onChange} />
    </div>
  );
}

interface FieldProps extends ControlFieldProps {
  id: string;
}

function Switch({ id, control, value, onChange }: FieldProps) {
  const text = useText();
  const box = (
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      aria-describedby={control.kind === 'function' ? `${id}-hint` : undefined}
    />
  );
  if (control.kind === 'boolean') return box;
  return (
    <span className={styles.hinted}>
      {box}
      <span id={`${id}-hint`} className={styles.hint}>
        {text('controls.log')}
      </span>
    </span>
  );
}

function Choice({ id, control, value, onChange }: FieldProps) {
  const text = useText();
  return (
    <Select
      id={id}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(parseValue(control, target.value))}
    >
      {initialOf(control) === undefined && <option value="">{text('controls.unset')}</option>}
      {control.options?.map((option, at) => (
        <option key={String(option)} value={String(option)}>
          {control.titles?.[at] ?? String(option)}
        </option>
      ))}
    </Select>
  );
}

/** A choice whose values are all seen at once, in one row. */
const isFew = ({ kind, options = [], ...control }: Control) =>
  kind === 'choice' && options.length <= MOST && initialOf({ kind, ...control }) !== undefined;
const MOST = 4;

function Segments({ id, control: { options, titles }, value, onChange }: FieldProps) {
  return (
    <span role="radiogroup" aria-labelledby={`${id}-name`} className={styles.segments}>
      {options?.map((option, at) => (
        <label key={String(option)}>
          <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
          {titles?.[at] ?? String(option)}
        </label>
      ))}
    </span>
  );
}

/** A number; beside it a slider where both its limits are known. What isn't a number within them changes nothing. */
function NumberField({ id, control, value, onChange }: FieldProps) {
  const [draft, setDraft] = useState<string>();
  const { name, min, max, step } = control;
  const shown = value === undefined ? '' : String(value);
  const change = (written: string) => {
    setDraft(written);
    const next = parseValue(control, written);
    if (next !== undefined || written === '') onChange(next);
  };
  return (
    <span className={styles.number}>
      {min !== undefined && max !== undefined && (
        <input
          type="range"
          aria-label={name}
          min={min}
          max={max}
          step={step ?? 1}
          value={Number(value ?? min)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={step ?? 'any'}
        value={draft ?? shown}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
}

function TextField({ id, value, onChange }: FieldProps) {
  return <input id={id} type="text" value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />;
}

const FIELDS = { boolean: Switch, function: Switch, choice: Choice, number: NumberField, text: TextField };

/**
 * Keeps what a reader chose for a demo in the page's address, so that it survives a reload, and a copied link carries it. The first
 * render is the document's: it knows no address. @returns takes other choices.
 */
function useChoices(
  { id, choices, onChange }: Omit<ControlsProps, 'list'>,
  controls: readonly Control[],
): (choices: Choices) => void {
  const router = useRouter();
  const location = useLocation();
  const take = (next: Choices) => onChange(next, demoArgs(next, controls));
  const read = useEffectEvent(() => {
    const next = parseChoices(findChoices(router.state().location.search, id), controls);
    if (printChoices(next) !== printChoices(choices)) take(next);
  });
  // A link may lead to other choices, or to none.
  useEffect(() => read(), [location]);
  return (next) => {
    take(next);
    router.amend({ search: replaceChoices(router.state().location.search, id, printChoices(next)) });
  };
}
