import { Fragment, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { NavPlace, PageSidebar, SiteData } from '../../model';
import { DEFAULT_LANGUAGE, useText } from '../locale';
import { IconButton } from 'live-playground/internal';
import { Menu as MenuIcon, X } from '../ui/icons';
import styles from './phone-menu.module.css';
import { Sidebar } from './sidebar';
import { TopNav } from './top-nav';

interface PhoneMenuProps {
  site: SiteData;
  path: string;
  place: NavPlace | undefined;
  sidebar: PageSidebar | undefined;
}

/**
 * On a window too narrow for them, the button and the drawer that hold both navigations. Escape, its button, the backdrop and a
 * followed link close it.
 */
export function PhoneMenu({ site, path, place, sidebar }: PhoneMenuProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  // The links are many and few readers ask for them here: they are rendered anew for each opening.
  const [openings, setOpenings] = useState(0);
  const close = () => setOpen(false);

  // Before the effects of its content, which may want to measure what is now in sight.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <>
      <IconButton
        label={text('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.trigger}
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        <MenuIcon size={20} />
      </IconButton>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={text('menu')}
        // The reader may open it again before the browser tells that it was closed.
        onClose={() => dialog.current?.open || close()}
        onClick={onClick}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <strong className={styles.title} lang={DEFAULT_LANGUAGE}>
              {site.title}
            </strong>
            <IconButton label={text('menu.close')} onClick={close} className={styles.close}>
              <X size={18} />
            </IconButton>
          </div>
          <div className={styles.body}>
            {openings > 0 && (
              <Fragment key={openings}>
                <TopNav navigation={site.navigation} path={path} place={place} variant="list" />
                {sidebar && <Sidebar sidebar={sidebar} path={path} variant="list" />}
              </Fragment>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}
