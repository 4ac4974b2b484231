import styles from './badge.module.css';

export const Badge = () => <b className={styles.badge}>New</b>;
