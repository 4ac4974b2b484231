import { Fragment, useState } from 'react';
import type { NavPlace, PageSidebar, SiteData } from '../../model';
import { DEFAULT_LANGUAGE, useText } from '../locale';
import { Drawer } from '../ui/drawer';
import { IconButton } from 'live-playground/internal';
import { Menu as MenuIcon } from '../ui/icons';
import styles from './phone-menu.module.css';
import { Sidebar } from './sidebar';
import { TopNav } from './top-nav';

interface PhoneMenuProps {
  site: SiteData;
  path: string;
  place: NavPlace | undefined;
  sidebar: PageSidebar | undefined;
}

/** On a window too narrow for them, the button and the drawer that hold both navigations. */
export function PhoneMenu({ site, path, place, sidebar }: PhoneMenuProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  // The links are many and few readers ask for them here: they are rendered anew for each opening.
  const [openings, setOpenings] = useState(0);

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
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        label={text('menu')}
        closeLabel={text('menu.close')}
        head={
          <strong className={styles.title} lang={DEFAULT_LANGUAGE}>
            {site.title}
          </strong>
        }
      >
        {openings > 0 && (
          <Fragment key={openings}>
            <TopNav navigation={site.navigation} path={path} place={place} variant="list" />
            {sidebar && <Sidebar sidebar={sidebar} path={path} variant="list" />}
          </Fragment>
        )}
      </Drawer>
    </>
  );
}
