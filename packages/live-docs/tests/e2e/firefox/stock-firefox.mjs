#!/usr/bin/env node
// @ts-check
// Starts the Firefox that STOCK_FIREFOX names and passes on what Playwright and it say over WebDriver BiDi: Playwright asks each
// browser for media features, and Firefox ESR 153 doesn't know that command. It's answered here, without effect.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const { STOCK_FIREFOX = 'firefox' } = process.env;
const child = spawn(STOCK_FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
child.on('error', (error) => {
  console.error(`STOCK_FIREFOX is ${STOCK_FIREFOX}, which doesn't start: ${error.message}`);
  process.exit(1);
});
child.on('close', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill());

createInterface(child.stderr).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (!address) return void console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (client, { url }) => relay(client, new WebSocket(address + url)));
});

/** @param {WebSocket} client @param {WebSocket} browser */
function relay(client, browser) {
  /** @type {string[]} */
  let early = [];
  browser.on('open', () => {
    for (const text of early) browser.send(text);
    early = [];
  });
  client.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
  for (const socket of [client, browser]) socket.on('error', () => socket.close());
}
