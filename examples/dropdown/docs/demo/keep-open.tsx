import { useRef, useState, type KeyboardEvent } from 'react';
import Dropdown from '@rc-component/dropdown';
import Menu from '@rc-component/menu';
import './dropdown.css';
import './demo-controls.css';

const topics = ['Comments', 'Mentions', 'Releases', 'Security'];

export default function KeepOpen() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(['Mentions', 'Security']);

  function changeOpen(next: boolean) {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const toggle = (topic: string) =>
    setChosen(chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic]);

  const items = topics.map((topic) => ({
    'key': topic,
    'label': topic,
    'role': 'menuitemcheckbox',
    'aria-checked': chosen.includes(topic),
    // The menu handles Enter, but not Space.
    'onKeyDown': (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      toggle(topic);
    },
  }));

  return (
    <div className="controls">
      <Dropdown
        autoFocus
        trigger={['click']}
        open={open}
        onOpenChange={changeOpen}
        overlay={
          <Menu
            multiple
            aria-label="Notify me about"
            items={items}
            selectedKeys={chosen}
            onClick={({ key }) => toggle(key)}
          />
        }
      >
        <button ref={button} type="button" aria-haspopup="menu" aria-expanded={open}>
          Notify me about
        </button>
      </Dropdown>
      <output>{chosen.length > 0 ? chosen.join(', ') : 'Nothing'}</output>
    </div>
  );
}
