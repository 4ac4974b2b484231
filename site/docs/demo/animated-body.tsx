import {
  Children,
  createContext,
  isValidElement,
  use,
  useEffect,
  useState,
  type ComponentProps,
} from 'react';
import { CSSMotionList } from '@rc-component/motion';

/** Class name of a moving row, and the ref that tells the motion when the transition ends. */
const RowMotion = createContext<Pick<ComponentProps<'tr'>, 'className' | 'ref'>>({});

/** Replaces `tbody`. Keeps a removed row until its transition has ended. */
function AnimatedBody({ children, ...props }: ComponentProps<'tbody'>) {
  // The initial rows aren't animated. With `motionAppear`, the server would render none.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  const rows = Children.toArray(children)
    .filter((row) => isValidElement(row))
    .map((row) => ({ key: row.key ?? '', row }));

  return (
    <tbody {...props}>
      <CSSMotionList
        component={false}
        keys={rows}
        motionName="row-motion"
        motionAppear={mounted}
        motionDeadline={500}
      >
        {({ row, className }, ref) => <RowMotion value={{ className, ref }}>{row}</RowMotion>}
      </CSSMotionList>
    </tbody>
  );
}

/** Replaces `tr`. */
function AnimatedRow({ className, ...props }: ComponentProps<'tr'>) {
  const motion = use(RowMotion);
  return <tr {...props} ref={motion.ref} className={`${className} ${motion.className ?? ''}`} />;
}

export const animatedBody = { wrapper: AnimatedBody, row: AnimatedRow };
