// @ts-check
import { setTimeout as wait } from 'node:timers/promises';

const TIME_LIMIT = 30_000;

/**
 * Reads a promise that lives in a page. A dev server may load the page anew meanwhile: then it asks the new one.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {string} what for the message when the time is up
 * @returns {Promise<T>}
 */
export async function readPromise(ask, what) {
  const limit = new AbortController();
  const tooLate = wait(TIME_LIMIT, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`Waited ${TIME_LIMIT / 1000} s in vain for ${what}.`);
  });
  // Aborting the wait is the normal end.
  tooLate.catch(() => {});
  try {
    return await Promise.race([askUntilAnswered(ask), tooLate]);
  } finally {
    limit.abort();
  }
}

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function askUntilAnswered(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/context was destroyed|navigation/.test(String(error))) throw error;
    }
  }
}
