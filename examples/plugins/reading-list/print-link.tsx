import { usePage, useSite, useText } from 'live-docs/components';

/** Leads from a page of the list to all of them on one. */
export default function PrintLink({ path, file }: { path: string; file: string }) {
  const site = useSite();
  const text = useText();
  const page = usePage();
  if (!page) return null;
  const base = site.languages.find((one) => one.base && `${page.path}/`.startsWith(`${one.base}/`))?.base ?? '';
  if (!`${page.path}/`.startsWith(`${base}${path}/`)) return null;
  return <a href={`${site.base}${`${base}/${file}`.slice(1)}`}>{text('print')}</a>;
}
