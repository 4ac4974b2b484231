import type { ReactNode } from 'react';
import { withBase } from '../navigation';
import styles from './cards.module.css';

/** A list of links as cards, whose whole area is the link. One that leads to a demo brings its picture. */
export const Cards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>;

/** The small picture of a demo: see the gallery, which draws it. */
export const DemoPicture = ({ of }: { of: string }) => (
  <svg viewBox="0 0 320 150" aria-hidden="true">
    <use href={`${withBase('/pictures.svg')}#${of}`} />
  </svg>
);
