import { useDeferredValue, useEffect, useState } from 'react';
import type { DemoProperties, GalleryCard, GalleryGroup } from '../../../core/model';
import { dataNamed, useDataFile, useResources } from '../../../core/browser/loading';
import { useLabel, useText } from '../../../core/browser/locale';
import { askSearch, hasSearch, Link } from '../../../core/browser/navigation';
import { FilterField } from 'live-playground/internal';
import { Search } from '../../../core/browser/ui/icons';
import { filterCards } from './filter-cards';
import styles from './gallery.module.css';
import { Cards, DemoPicture } from '../../../core/browser/page/cards';
import { Heading } from '../../../core/browser/page/heading';

/**
 * A card for each demo, by group, and a field to find one by. What the field doesn't find, the search of the site may.
 * @param data from the build; in browsers the address of their file, which is loaded with the page.
 */
export function Gallery({ data }: { data: GalleryGroup[] | string }) {
  const label = useLabel();
  const text = useText();
  const [words, setWords] = useState('');
  const all = useDataFile(data);
  const properties = useProperties(words !== '');
  const wanted = useDeferredValue(words);
  const shown = filterCards(all ?? [], wanted, properties);
  const nameGroup = (group: string, nav = '') => (group && nav ? text('gallery.group', { group, nav }) : group || nav);
  const count = shown.reduce((sum, group) => sum + group.cards.length, 0);
  return (
    <div>
      <FilterField
        label={text('gallery.filter')}
        value={words}
        onChange={setWords}
        outcome={words && text('gallery.count', { count: String(count) })}
      />
      {shown.map(({ id, nav, title, cards }) => (
        <section key={id ?? ''}>
          {id && (
            <Heading level="h2" id={id}>
              {nameGroup(title && label('group', title), nav && label('nav', nav))}
            </Heading>
          )}
          <Cards>
            <ul>
              {cards.map((card) => (
                <Card key={card.path} {...card} />
              ))}
            </ul>
          </Cards>
        </section>
      ))}
      {count === 0 && wanted && hasSearch() && (
        <button type="button" className={styles.search} onClick={() => askSearch(wanted)}>
          <Search size={16} />
          {text('search.for', { search: wanted.trim() })}
        </button>
      )}
    </div>
  );
}

/** The properties that each demo uses. They're fetched with the first letter that is typed, and missing until then. */
function useProperties(isWanted: boolean): DemoProperties | undefined {
  const resources = useResources();
  const [properties, setProperties] = useState<DemoProperties>();
  useEffect(() => {
    if (!isWanted) return;
    dataNamed<DemoProperties>(resources, 'demo-properties')
      .load({ stay: true })
      .then(setProperties, () => undefined);
  }, [isWanted, resources]);
  return properties;
}

/** Its title is the link, and the link's area is the card: its name stays short. */
function Card({ demo, title, path, page, description }: GalleryCard) {
  const text = useText();
  return (
    <li>
      <DemoPicture of={demo} />
      <Link to={path} prefetch="intent">
        {title}
      </Link>
      {page && <p className={styles.page}>{text('gallery.page', { page })}</p>}
      {description}
    </li>
  );
}
