import type { ListPageItems } from '../../../core/model';
import { fillText } from 'live-playground/internal';
import type { Client } from '../shared/client';

/** Items that add the site's server to assistants. */
export const listItems: ListPageItems<readonly Client[]> = (clients, feature, { locale, texts }) => {
  const text = (key: string) => texts[`${feature.name}.${key}`] ?? feature.texts[locale]?.[key] ?? key;
  return clients.map((client) => {
    const label = fillText(text('add'), { name: client.name });
    return 'link' in client ? { label, link: client.link } : { label, hint: text('copies'), command: client.command };
  });
};
