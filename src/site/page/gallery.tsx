import { useDeferredValue, useId, useState } from 'react';
import type { GalleryCard, GalleryGroup } from '../../model';
import { useLabel, useText } from '../locale';
import { Link, withBase } from '../navigation';
import { filterCards } from './filter-cards';
import styles from './gallery.module.css';
import { Heading } from './heading';

/** Every demo of the site, by group, and a field to find one by. The build hands it the groups. */
export function Gallery({ groups }: { groups: GalleryGroup[] }) {
  const label = useLabel();
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const shown = filterCards(groups, useDeferredValue(words));
  const count = shown.reduce((sum, group) => sum + group.cards.length, 0);
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{text('gallery.filter')}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          className={styles.field}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <span role="status" className={styles.count}>
          {words && text('gallery.count', { count: String(count) })}
        </span>
      </div>
      {shown.map(({ title, cards }) => (
        <section key={title}>
          {title && (
            <Heading level="h2" id={title.toLowerCase().replace(/\W+/g, '-')}>
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
