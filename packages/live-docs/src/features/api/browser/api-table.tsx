import { type CSSProperties, useDeferredValue, useRef, useState } from 'react';
import { LATER_ATTRIBUTE, ownValue, typeText } from '../../../core/model';
import { headsOf, type ApiData, type ApiFiles, type ApiHead, type ApiProperty, type ApiTexts } from '../shared/api';
import { DEFAULT_LANGUAGE, useLocale, useText, Failure } from '../../../core/browser/locale';
import { CopyButton, selectText } from '../../../core/browser/ui/copy';
import { FilterField, holdsWords } from 'live-playground/internal';
import { SkipOver } from '../../../core/browser/ui/skip-over';
import { ApiMessage } from './api-message';
import { ApiRows } from './api-rows';
import styles from './api-table.module.css';
import { DocumentMarkup, useIsInDocument } from '../../../core/browser/ui/document-markup';
import { SHOWN } from './split-properties';
import { TypeCards } from './type-cards';
import { useOpenParts } from './use-open-parts';
import { useReference, useTexts } from './use-reference';

/** Fewer rows than these are found by eye. */
const WORTH_FILTERING = 9;

interface ApiTableProps {
  id: string;
  /** The reference of the page, which has the table. */
  reference: ApiData | ApiFiles;
}

/**
 * The import line of an object, a field to filter by, its properties, and those that it has from another. The rows in the
 * document stay as they are until the reader filters them, or reads another language: only then are their data loaded.
 */
export function ApiTable({ id, reference }: ApiTableProps) {
  const text = useText();
  const { locale } = useLocale();
  const line = useRef<HTMLElement>(null);
  const isInDocument = useIsInDocument();
  const [words, setWords] = useState('');
  const [isNewOnly, setIsNewOnly] = useState(false);
  const wanted = useDeferredValue(words);
  const open = useOpenParts();
  const isFiltered = wanted !== '' || isNewOnly;

  const { language = DEFAULT_LANGUAGE } = reference;
  const needsData = !isInDocument || words !== '' || isNewOnly || locale !== language;
  // Rows that React has made stay React's.
  const [isLoading, setIsLoading] = useState(needsData);
  if (needsData && !isLoading) setIsLoading(true);
  const loaded = useReference(reference, isLoading);
  const translated = useTexts(reference, locale === language ? undefined : locale);
  const data = loaded.value;
  const found = ownValue(data?.tables, id);
  const own = ownValue(translated.value, id);
  const texts = own ?? found?.texts ?? {};

  const { table } = found ?? {};
  const filter = (all: ApiProperty[]) =>
    filterProperties(isNewOnly ? all.filter(({ isNew }) => isNew) : all, texts, wanted);
  const properties = filter(table?.properties ?? []);
  const inherited = filter(table?.inherited?.properties ?? []);
  const heads = headsOf(reference);
  const head = heads[id]!;
  const problem = loaded.problem ?? translated.problem;
  const box = { className: styles.rows, ...(isInDocument && laterBox(head)) };
  // What all tables wait for is told once.
  const tells = words !== '' || isNewOnly || id === Object.keys(heads)[0];

  return (
    <TypeCards ref={open.ref} className={styles.block} lang={locale}>
      <SkipOver label={text('skip.table', { table: id })} lang={locale}>
        {head.import.text && (
          <div className={styles.import}>
            <code ref={line} translate="no" dangerouslySetInnerHTML={{ __html: head.import.html }} />
            <CopyButton
              text={head.import.text}
              label={text('api.import', { table: id })}
              copied={text('code.copied')}
              refused={text('demo.copy.failed')}
              onRefused={() => selectText(line.current)}
            />
          </div>
        )}
        {head.size >= WORTH_FILTERING && (
          <FilterField
            label={text('api.filter', { table: id })}
            value={words}
            onChange={setWords}
            outcome={
              isFiltered && found ? text('api.count', { count: String(properties.length + inherited.length) }) : ''
            }
          >
            {head.recent !== undefined && (
              <button
                type="button"
                className={styles.toggle}
                aria-pressed={isNewOnly}
                aria-label={`${text('api.recent', { version: head.recent })}: ${id}`}
                onClick={() => setIsNewOnly(!isNewOnly)}
              >
                {text('api.recent', { version: head.recent })}
              </button>
            )}
          </FilterField>
        )}
        {problem && tells && (
          <Failure
            title={text('failed.part')}
            error={problem}
            onRetry={() => [loaded, translated].forEach(({ retry }) => retry())}
          />
        )}
        {data && table ? (
          <ApiRows
            box={box}
            table={table}
            properties={properties}
            inherited={inherited}
            isFiltered={isFiltered}
            open={open}
            texts={texts}
            demos={data.demos}
            baseIsHere={table.inherited !== undefined && Object.hasOwn(data.tables, table.inherited.from)}
            locale={own ? locale : language}
          />
        ) : isInDocument ? (
          <DocumentMarkup as="div" {...box} />
        ) : (
          <ApiMessage>{text('api.resolving')}</ApiMessage>
        )}
      </SkipOver>
    </TypeCards>
  );
}

/** What lays the rows out later, in a place about as high as they are. */
const laterBox = ({ size }: ApiHead) => ({
  [LATER_ATTRIBUTE]: '',
  style: { '--rows': Math.min(size, SHOWN) } as CSSProperties,
});

/** The properties whose name, type or description hold every word, in whatever case. */
function filterProperties(properties: ApiProperty[], texts: ApiTexts, words: string): ApiProperty[] {
  if (!words.trim()) return properties;
  const isWanted = holdsWords(words);
  return properties.filter(({ name, type }) => {
    const description = ownValue(texts, name)?.description.replace(/<[^>]*>/g, '') ?? '';
    return isWanted([name, typeText(type), description]);
  });
}
