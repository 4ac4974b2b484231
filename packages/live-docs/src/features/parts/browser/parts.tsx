import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from 'live-playground/internal';
import { useDataFile } from '../../../core/browser/loading';
import { useFeatureText, useLocale } from '../../../core/browser/locale';
import { SkipOver } from '../../../core/browser/ui/skip-over';
import { KINDS, partAnchor, type PartRow, type PartsTable } from '../shared/parts';
import { demoRoots, findElements, visibleArea } from './find-parts';
import { PartRows } from './part-rows';
import styles from './parts.module.css';
import { useInspection, type Pointed } from './use-inspection';

interface PartsProps {
  /** Id of a file of `docs/parts`. */
  of: string;
  /** Id of the demo on the page in which they're outlined; the file's if left out. */
  demo?: string;
  /** From the build; in browsers the address of their file, which is loaded with the page. */
  data: PartsTable[] | string;
}

/** What can be styled or replaced of a component. What a reader points at, in the table or in a demo, is marked in the other. */
export function Parts({ of, demo, data }: PartsProps) {
  const table = useDataFile(data)?.find(({ id }) => id === of);
  return table && <TableOfParts table={table} demo={demo ?? table.demo} />;
}

function TableOfParts({ table: { id, rows }, demo }: { table: PartsTable; demo: string }) {
  const text = useFeatureText();
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [isInspecting, setInspecting] = useState(false);
  const [chosen, setChosen] = useState<Pointed>();
  const [pointed, setPointed] = useState<Pointed>();
  const shown = pointed ?? chosen;
  const find = useCallback(() => {
    if (!shown) return [];
    if (shown.element) return shown.element.isConnected ? [shown.element] : [];
    const { roots } = demoRoots(demo);
    return shown.rows.flatMap(({ selector }) => findElements(selector, roots));
  }, [shown, demo]);

  /** Shows the rows about an element, within their box: the page stays where it is. */
  const reveal = ({ rows: [first] }: Pointed) => {
    const row = first && document.getElementById(partAnchor(id, first.name));
    if (row && box.current) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 3;
  };
  useInspection(isInspecting, {
    demo,
    rows,
    onPoint(next) {
      if (next?.element === pointed?.element) return;
      setPointed(next);
      if (next) reveal(next);
    },
    onChoose(next) {
      setChosen(next);
      reveal(next);
    },
    onEnd: () => setInspecting(false),
  });
  // A finger points at nothing once it's up.
  useEffect(() => {
    if (!isInspecting) setPointed(undefined);
  }, [isInspecting]);

  const point = (row: PartRow | undefined) => {
    if (row === undefined || pointed?.rows[0] !== row) setPointed(row && { rows: [row] });
  };
  const choose = (row: PartRow) => {
    const isSame = chosen?.element === undefined && chosen?.rows[0] === row;
    setChosen(isSame ? undefined : { rows: [row] });
    if (isSame) setPointed(undefined);
    else document.getElementById(`demo-${demo}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.parts} lang={locale}>
      <SkipOver label={text('skip.table', { table: text('label', { name: id }) })} lang={locale}>
        <div className={styles.bar}>
          <Button aria-pressed={isInspecting} onClick={() => setInspecting(!isInspecting)}>
            {text('inspect')}
          </Button>
          <p role="status" className={styles.status}>
            {useStatus(shown, find, demo)}
          </p>
        </div>
        <div ref={box} className={styles.rows}>
          {KINDS.map((kind) => (
            <PartRows
              key={kind}
              table={id}
              kind={kind}
              rows={rows.filter((row) => row.kind === kind)}
              marked={shown?.rows ?? []}
              chosen={chosen?.rows ?? []}
              onPoint={point}
              onChoose={choose}
            />
          ))}
        </div>
        {shown && <Outline find={find} name={shown.rows[0]?.name ?? ''} />}
      </SkipOver>
    </div>
  );
}

/** What is said of what is pointed at: its name, and how many of it the demo has. */
function useStatus(shown: Pointed | undefined, find: () => readonly Element[], demo: string): string {
  const text = useFeatureText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!shown) return setSaid(text('hint'));
    const { isEdited } = demoRoots(demo);
    const count = find().length;
    const name = shown.rows[0]?.name ?? '';
    setSaid(isEdited ? text('edited') : text(count === 0 ? 'none' : count === 1 ? 'one' : 'count', { name, count }));
  }, [shown, find, demo, text]);
  return said;
}

/** More boxes than these show nothing, and cost as much as the page. */
const MOST = 120;

interface OutlineProps {
  /** What is outlined, as it's in the page at that moment. */
  find: () => readonly Element[];
  /** What it's called, beside the first of them. */
  name: string;
}

/** Boxes around elements, which follow them however they move. They're over the page and never in the pointer's way. */
function Outline({ find, name }: OutlineProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = layer.current;
    if (!box) return;
    const draw = () => {
      const areas = find()
        .slice(0, MOST)
        .flatMap((element) => visibleArea(element) ?? []);
      const boxes = [...box.children];
      for (let at = boxes.length; at < areas.length; at++) box.append(document.createElement('div'));
      for (const left of boxes.slice(areas.length)) left.remove();
      areas.forEach(({ left, top, right, bottom }, at) => {
        const { style } = box.children[at] as HTMLElement;
        style.transform = `translate(${left}px, ${top}px)`;
        style.width = `${right - left}px`;
        style.height = `${bottom - top}px`;
      });
      const [first] = box.children;
      if (first && first.getAttribute('data-name') !== name) first.setAttribute('data-name', name);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [find, name]);
  return createPortal(<div ref={layer} className={styles.outline} data-part-outline aria-hidden />, document.body);
}
