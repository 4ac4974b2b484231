/** A place and size, in pixels from the drawing's corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Radii of four corners, clockwise from the top left. */
export type Radii = [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

export type Point = [x: number, y: number];

/** Red, green, blue from 0 to 255, opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

interface Stroke {
  color: Color;
  width: number;
}

/** A shadow below a shape. */
export interface Shadow {
  x: number;
  y: number;
  blur: number;
  spread: number;
  color: Color;
}

/** A rectangle. Its stroke runs within it. */
export interface ShapeLayer {
  type: 'shape';
  name: string;
  box: Box;
  radii: Radii;
  fill?: Color;
  stroke?: Stroke;
  shadows: Shadow[];
}

/** Lines through points, as of an icon. */
export interface PathLayer {
  type: 'path';
  name: string;
  lines: { points: Point[]; closed: boolean }[];
  fill?: Color;
  stroke?: Stroke & { round: boolean };
  /** The same as it was in a drawing, curves and all: an SVG element. */
  markup?: string;
}

/** One line of text in one style. */
export interface TextLayer {
  type: 'text';
  text: string;
  /** The line's own box, which the font gives. */
  box: Box;
  /** How far below the top of the box the letters are. */
  ascent: number;
  align: 'left' | 'right' | 'center';
  font: { family: string; size: number; weight: number; italic: boolean; spacing: number };
  color: Color;
  underlined: boolean;
}

export interface GroupLayer {
  type: 'group';
  name: string;
  layers: Layer[];
  opacity: number;
  /** What lies outside is not seen. */
  clip?: { box: Box; radii: Radii };
}

/** Part of a drawing. In a list of them, later ones lie above. */
export type Layer = ShapeLayer | PathLayer | TextLayer | GroupLayer;

/** What a part of a page looks like. */
export interface Drawing {
  name: string;
  width: number;
  height: number;
  layers: Layer[];
}
