import { Children, createContext, isValidElement, useContext, useEffect, useState } from 'react';
import type { ComponentProps, CSSProperties, Ref } from 'react';
import { CSSMotionList } from '@rc-component/motion';

interface RowMotion {
  leaving?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLTableRowElement>;
}

const RowMotionContext = createContext<RowMotion>({});

/** The body of a table. Its rows fold open when they are added, and shut before they are removed. */
function AnimatedBody({ children, ...props }: ComponentProps<'tbody'>) {
  // What appears is first rendered as nothing: not in the markup of a server, and not for the rows that are there at first.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  // The list keeps what a key came with, and so the rows that the table has let go of.
  const keys = Children.toArray(children).flatMap((row) =>
    isValidElement(row) && row.key !== null ? { key: row.key, row } : [],
  );

  return (
    <tbody {...props}>
      <CSSMotionList component={false} keys={keys} motionName="row-motion" motionAppear={mounted} motionDeadline={600}>
        {({ row, visible, className, style }, ref) => (
          <RowMotionContext value={{ leaving: !visible, className, style, ref }}>{row}</RowMotionContext>
        )}
      </CSSMotionList>
    </tbody>
  );
}

/** A row with the classes of its motion. While it leaves, nothing in it can be pressed. */
function AnimatedRow({ className, style, ...props }: ComponentProps<'tr'>) {
  const motion = useContext(RowMotionContext);
  return (
    <tr
      {...props}
      ref={motion.ref}
      inert={motion.leaving}
      className={[className, motion.className].filter(Boolean).join(' ')}
      style={{ ...style, ...motion.style }}
    />
  );
}

/** A cell whose content can be folded away. The height of a row is that of its cells, and cannot be set below it. */
function FoldingCell({ children, ...props }: ComponentProps<'td'>) {
  return (
    <td {...props}>
      <div className="fold">
        <div>{children}</div>
      </div>
    </td>
  );
}

/** For `components.body`. */
export const animatedBody = { wrapper: AnimatedBody, row: AnimatedRow, cell: FoldingCell };
