// @ts-check
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const SCRIPT_TARGETS = { '/demo/simple': 130, '/changelog': 105 };
/** For what a page asks when it has nothing else to do. */
const SETTLE = 2000;

/**
 * What a first visit transfers, without touching the page.
 * @param {import('../tools/figure.mjs').Bench} bench
 * @returns {Promise<import('../tools/figure.mjs').Figure[]>}
 */
export async function measureTransfer({ browser, origin, say }) {
  const figures = [];
  for (const [path, target] of Object.entries(SCRIPT_TARGETS)) {
    const addresses = await listRequests(browser, origin + path);
    const answers = await Promise.all(addresses.map(fetchEncoded));
    say(`${path}: ${answers.length} requests`);
    for (const kind of /** @type {const} */ (['script', 'html', 'style', 'other'])) {
      const ofKind = answers.filter((answer) => answer.kind === kind);
      const plain = ofKind.filter((answer) => answer.encoding !== 'br' && kind !== 'other').length;
      figures.push({
        name: `${path}, ${kind}`,
        unit: /** @type {const} */ ('kB'),
        values: [ofKind.reduce((sum, { bytes }) => sum + bytes, 0) / 1000],
        ...(kind === 'script' && { target }),
        how: `${ofKind.length} requests, as sent for accept-encoding: br`,
        ...(plain > 0 && { note: `${plain} of them came without brotli` }),
      });
    }
  }
  return figures;
}

/**
 * All that a page asks for by itself.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function listRequests(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  /** @type {Set<string>} */
  const addresses = new Set();
  context.on('request', (request) => addresses.add(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  await wait(SETTLE);
  await context.close();
  return [...addresses].filter((one) => one.startsWith('http'));
}

/**
 * @param {string} address
 * @returns {Promise<{ address: string, bytes: number, encoding: string | undefined, kind: 'script' | 'html' | 'style' | 'other' }>}
 */
export function fetchEncoded(address) {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br', 'accept': '*/*' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({
          address,
          bytes,
          encoding: response.headers['content-encoding'],
          kind: readKind(response.headers['content-type'] ?? ''),
        }),
      );
    });
    request.on('error', reject);
  });
}

/** @param {string} type */
function readKind(type) {
  if (type.includes('javascript')) return 'script';
  if (type.includes('html')) return 'html';
  return type.includes('css') ? 'style' : 'other';
}
