import { Suspense, use, useId, useLayoutEffect, useRef } from 'react';
import { Code, IconButton } from 'live-playground/ui';
import { choose, demoArgs, printElement, valueOf, type ControlList, type ControlsProps } from '../../../model';
import { useLocale, useText } from '../../locale';
import { CopyButton } from '../../ui/copy-button';
import { RotateCcw } from '../../ui/icons/rotate-ccw';
import { Problems } from '../../ui/problems';
import { selectText } from '../../ui/select-text';
import { ControlField } from './control-field';
import styles from './controls.module.css';
import { useChoices } from './use-choices';

/** The props of a demo that a reader may set, and the code that follows. */
export function Controls({ list, ...props }: ControlsProps) {
  if (!(list instanceof Promise)) return <ControlsRegion list={list} {...props} />;
  // While developing, the library is read meanwhile.
  return (
    <Suspense>
      <AwaitedControls list={list} {...props} />
    </Suspense>
  );
}

const AwaitedControls = ({ list, ...props }: ControlsProps & { list: Promise<ControlList> }) => (
  <ControlsRegion list={use(list)} {...props} />
);

function ControlsRegion({ list, ...props }: ControlsProps & { list: ControlList }) {
  const { controls, problems = [] } = list;
  const text = useText();
  const { locale } = useLocale();
  const region = useRef<HTMLElement>(null);
  const code = useRef<HTMLElement>(null);
  const heading = useId();
  const [choices, setChoices] = useChoices(props, controls);
  const isChanged = Object.keys(choices).length > 0;
  const args = isChanged ? JSON.stringify(demoArgs(choices, controls)) : undefined;

  useLayoutEffect(() => {
    const slot = region.current?.closest('[data-demo]')?.querySelector('[data-demo-slot]');
    // From there they go to the frame, if the demo runs in it.
    if (args !== undefined) slot?.setAttribute('data-args', args);
    return () => slot?.removeAttribute('data-args');
  }, [args]);

  const pieces = printElement(list, choices);
  return (
    <section
      ref={region}
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
      {problems.length > 0 && <Problems problems={problems} />}
      <div className={styles.fields}>
        {controls.map((control) => (
          <ControlField
            key={control.name}
            control={control}
            value={valueOf(control, choices)}
            onChange={(value) => setChoices(choose(choices, control, value))}
          />
        ))}
      </div>
      <div className={styles.code}>
        <Code lang="tsx" label={text('code.region')} codeRef={code}>
          {pieces.map(([piece, token], at) => (
            <span key={at} className={token}>
              {piece}
            </span>
          ))}
        </Code>
        <CopyButton
          className={styles.copy}
          text={pieces.map(([piece]) => piece).join('')}
          label={text('controls.copy')}
          copied={text('code.copied')}
          refused={text('demo.copy.failed')}
          onRefused={() => selectText(code.current)}
        />
      </div>
    </section>
  );
}
