import { useState } from 'react';
import prices from './prices.json';
import styles from './tea.module.css';

export default function Tea() {
  const [count, setCount] = useState(1);

  return (
    <div className={styles.order}>
      <label>
        Cups of tea{' '}
        <input type="number" min={1} value={count} onChange={(event) => setCount(event.target.valueAsNumber || 0)} />
      </label>
      <output>€ {(count * prices.tea).toFixed(2)}</output>
    </div>
  );
}
