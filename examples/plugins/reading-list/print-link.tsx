import { useLanguage, usePage, useSite } from 'live-docs/components';

const TEXTS: Record<string, string> = { 'en': 'Print all pages', 'zh-CN': '打印全部页面' };

/** Leads from a page of the list to all of them on one. */
export default function PrintLink({ path, file }: { path: string; file: string }) {
  const site = useSite();
  const language = useLanguage();
  const page = usePage();
  if (!page) return null;
  const base = site.languages.find((one) => one.base && `${page.path}/`.startsWith(`${one.base}/`))?.base ?? '';
  if (!`${page.path}/`.startsWith(`${base}${path}/`)) return null;
  return <a href={`${site.base}${`${base}/${file}`.slice(1)}`}>{TEXTS[language] ?? TEXTS['en']}</a>;
}
