// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { PageLocale, SiteData } from '../../model';
import { render } from '../../../../tests/unit/render';
import { createRouter } from './create-router';
import { Link, type LinkProps } from './link';
import { RouterProvider } from './router-context';

async function renderLink(props: LinkProps, path = '/', local?: PageLocale) {
  const location = { path, search: '', hash: '' };
  const router = createRouter(() => new Promise(() => undefined), { location, local, arrival: { by: 'load' } });
  const navigate = vi.spyOn(router, 'navigate');
  const container = await render(
    <RouterProvider router={router}>
      <Link {...props}>Link</Link>
    </RouterProvider>,
  );
  return { link: container.querySelector('a')!, navigate };
}

it('turns to a page, whose address has no slash at its end', async () => {
  const { link, navigate } = await renderLink({ to: '/demo/scroll-x/#a' });
  expect(link.getAttribute('href')).toBe('/demo/scroll-x#a');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect([click.defaultPrevented, navigate.mock.calls]).toEqual([true, [['/demo/scroll-x#a']]]);
});

it('leads to the address that the language of its page gives it', async () => {
  const local = {
    locale: 'fr',
    texts: {},
    localize: (to: string) => `/fr${to}`,
    toDefault: String,
    localizeSite: (site: SiteData) => site,
  };
  const { link, navigate } = await renderLink({ to: '/demo' }, '/fr', local);
  expect(link.getAttribute('href')).toBe('/fr/demo');
  link.click();
  expect(navigate).toHaveBeenCalledWith('/fr/demo');
});

it('leaves a path that is no page to the browser, as it is written', async () => {
  const { link, navigate } = await renderLink({ to: '/Files/a.PDF?b#c' });
  expect(link.getAttribute('href')).toBe('/Files/a.PDF?b#c');
  // The browser of unit tests must not go there.
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevent, { once: true });
  link.click();
  expect(navigate).not.toHaveBeenCalled();
});
