export type * from './layer';
export { readDrawing } from './read-drawing';
export { writeSketch } from './write-sketch';
export { writeSvg } from './write-svg';
