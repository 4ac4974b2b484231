import type { GalleryCard, GalleryGroup } from '../../model';
import { useLabel } from '../locale';
import { Link } from '../navigation';
import styles from './gallery.module.css';
import { Heading } from './heading';

/** Every demo of the site, by group. The build hands it the groups. */
export function Gallery({ groups }: { groups: GalleryGroup[] }) {
  const label = useLabel();
  return groups.map(({ title, cards }) => (
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
  ));
}

/** Its title is the link, and the link's area is the card: its name stays short. */
function Card({ title, path, description }: GalleryCard) {
  const label = useLabel();
  return (
    <li className={styles.card}>
      <Link to={path} prefetch="intent" className={styles.title}>
        {label('nav', title)}
      </Link>
      <span className={styles.description}>{description}</span>
    </li>
  );
}
