// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFontInliner } from './inline-fonts';

it('puts the site’s own Latin fonts into a stylesheet, each fetched once', async () => {
  const fetched = vi.fn(async (address: string) =>
    address.includes('gone')
      ? new Response('', { status: 404 })
      : new Response(new Blob(['font'], { type: 'font/woff2' })),
  );
  vi.stubGlobal('fetch', fetched);
  // Older browsers of the build's target have none.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const inline = createFontInliner();
  const rest = `@font-face{src:url(https://other.example/a.woff2)}
    @font-face{src:url(/gone.woff2)}
    @font-face{src:url("https://")}
    @font-face{src:url(/cyrillic.woff2);unicode-range:U+0460-052F, U+1C80-1C8A}
    .a{background:url(/picture.png)}`;
  const faces = (one: string, two: string) =>
    `@font-face{src:url(${one}) format("woff2")}@font-face{src:url(${two});unicode-range:U+00??,U+0131}${rest}`;
  const data = '"data:font/woff2;base64,Zm9udA=="';
  for (let times = 0; times < 2; times++)
    expect(await inline(faces("'/assets/inter.woff2'", '/assets/latin.woff2'))).toBe(faces(data, data));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/assets/inter.woff2',
    '/assets/latin.woff2',
    '/gone.woff2',
  ]);
});
