import { useState, type ReactNode } from 'react';

/** A box whose width the reader can change. It simulates the width of a screen. */
export function NarrowBox({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState(340);

  return (
    <>
      <div className="controls">
        <label>
          Width
          <input
            type="range"
            min={280}
            max={800}
            step={20}
            value={width}
            onChange={(event) => setWidth(event.target.valueAsNumber)}
          />
          <output>{width} px</output>
        </label>
      </div>
      <div style={{ maxWidth: width }}>{children}</div>
    </>
  );
}
