import { useState } from 'react';

interface CounterProps {
  /** What a press adds. */
  step?: number;
}

/** Counts presses. */
export default function Counter({ step = 1 }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      Count: {count}
    </button>
  );
}
