/** How what arrives later is loaded, what the browser keeps, and plain parts of the interface. For `live-docs`, which builds on the same. */
export { Button } from './button';
export { Code, CodeStart, useOverflow, watchOverflow } from './code';
export { createStored, parseJson, type Stored, type StoredEntry } from './create-stored';
export { createWorkerClient } from './create-worker-client';
export { fetchJson, fetchText, refresh } from './fetch-json';
export { fillText } from './fill-text';
export { FilterField, holdsWords } from './filter-field';
export { IconButton, IconLink } from './icon-button';
export { createIcon, TriangleAlert, type IconProps } from './icons';
export { savesData, whenIdle } from './idle';
export { isModified, stepIndex, type Modifiers } from './keys';
export { AnswerError, isLoadError, isRefused, requestOf, StyleError, toError } from './load-errors';
export {
  ANSWER_LIMIT,
  createLoader,
  isAsked,
  markAsked,
  tryLoad,
  unmarkAsked,
  type Loader,
  type LoadEnd,
  type LoaderState,
  type Start,
} from './loader';
export { Select } from './select';
export { clampSize, createStoredSize, Splitter } from './splitter';
export { createLatest, createListeners, createResources, never } from './state';
export { tabId, TabPanel, Tabs } from './tabs';
export { toLiveError } from './to-live-error';
export { useEarlyValue } from './use-early-value';
export type { Resources } from '../model/resources';
