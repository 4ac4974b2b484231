/** The parts of a playground, as the README has them. */
export { Console } from './console-panel';
export { Editor, type EditorProps } from './playground-editor';
export { Playground } from './playground';
export { Preview } from './playground-preview';
export { PlaygroundProvider, type PlaygroundProps, usePlayground, type UsedPlayground } from './playground-provider';
export { TypeErrors } from './type-errors';
