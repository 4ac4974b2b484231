import { useDeferredValue, useState } from 'react';
import type { GalleryCard, GalleryGroup } from '../../model';
import { dataAt, useResources } from '../loading';
import { useLabel, useText } from '../locale';
import { Link, withBase } from '../navigation';
import { FilterField } from 'live-playground/ui';
import { filterCards } from './filter-cards';
import styles from './gallery.module.css';
import { Heading } from './heading';

/**
 * A card for each page with a demo, by group, and a field to find one by.
 * @param groups from the build; in browsers the address of their file, which is loaded with the page.
 */
export function Gallery({ groups }: { groups: GalleryGroup[] | string }) {
  const label = useLabel();
  const text = useText();
  const [words, setWords] = useState('');
  const resources = useResources();
  const all = typeof groups === 'string' ? dataAt<GalleryGroup[]>(resources, groups).loaded() : groups;
  const shown = filterCards(all ?? [], useDeferredValue(words));
  const count = shown.reduce((sum, group) => sum + group.cards.length, 0);
  return (
    <>
      <FilterField
        label={text('gallery.filter')}
        value={words}
        onChange={setWords}
        outcome={words && text('gallery.count', { count: String(count) })}
      />
      {shown.map(({ id, title, cards }) => (
        <section key={title}>
          {title && (
            <Heading level="h2" id={id}>
              {label('group', title)}
            </Heading>
          )}
          <ul className={styles.cards}>
            {cards.map((card) => (
              <Card key={card.path} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Its title is the link, and the link's area is the card: its name stays short. */
function Card({ demo, title, path, description }: GalleryCard) {
  return (
    <li className={styles.card}>
      <svg className={styles.picture} viewBox="0 0 320 150" aria-hidden="true">
        <use href={`${withBase('/pictures.svg')}#${demo}`} />
      </svg>
      <Link to={path} prefetch="intent" className={styles.title}>
        {title}
      </Link>
      <span className={styles.description}>{description}</span>
    </li>
  );
}
