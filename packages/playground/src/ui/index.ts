/** Plain parts of the interface. For `live-docs`, which looks the same. */
export { Code } from './code';
export { createListeners } from './create-listeners';
export { type Stored, createStored, parseJson } from './create-stored';
export { FilterField } from './filter-field';
export { followTooltips } from './follow-tooltips';
export { IconButton, IconLink } from './icon-button';
export { createIcon, type IconProps } from './icons/create-icon';
export { TriangleAlert } from './icons/triangle-alert';
export { type Modifiers, isModified } from './is-modified';
export { never } from './never';
export { clampSize, createStoredSize } from './split-keys';
export { Splitter } from './splitter';
export { stepIndex } from './step-index';
export { TabPanel, Tabs, tabId } from './tabs';
export { toError } from './to-error';
export { useEarlyValue } from './use-early-value';
export { useOverflow } from './use-overflow';
export { whenIdle } from './when-idle';
