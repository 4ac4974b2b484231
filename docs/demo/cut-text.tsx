import { useRef, useState } from 'react';
import Tooltip from '@rc-component/tooltip';
import './cut-text.css';

/** Beside the table, whose frame would clip a tooltip. */
const besideTable = (element: HTMLElement) => element.closest('.rc-table')?.parentElement ?? document.body;

/** One line of text. Where it is cut, the pointer, the keyboard and a tap show the whole of it in a tooltip. */
export function CutText({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const isCut = () => text.current !== null && text.current.scrollWidth > text.current.clientWidth;

  return (
    <Tooltip
      overlay={children}
      placement="topLeft"
      showArrow={false}
      getTooltipContainer={besideTable}
      visible={open}
      onVisibleChange={(next) => setOpen(next && isCut())}
    >
      <span ref={text} className="cut-text" tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}
