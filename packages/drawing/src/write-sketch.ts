import type FileFormat from '@sketch-hq/sketch-file-format-ts';
import { boundsOf, cornersOf, shape } from './boxes';
import type { Box, Drawing, GroupLayer, Layer, PathLayer, Point, ShapeLayer, TextLayer } from './layer';
import { newId, sketchColor, sketchFont, sketchStyle, type Look } from './sketch-style';

type SketchLayer =
  | FileFormat.Group
  | FileFormat.Rectangle
  | FileFormat.ShapePath
  | FileFormat.ShapeGroup
  | FileFormat.Text;

/**
 * Writes a drawing for Sketch, as the JSON of a layer: what a plugin such as sketch-json pastes.
 * @param kind what the layer is: a group, or the source of a symbol.
 */
export function writeSketch({ name, width, height, layers }: Drawing, kind: 'group' | 'symbol'): string {
  const box = { x: 0, y: 0, width, height };
  const drawn = group({ type: 'group', name, layers, opacity: 1, clip: { box, radii: [0, 0, 0, 0] } }, box);
  return JSON.stringify(kind === 'group' ? drawn : symbol(drawn));
}

function symbol(drawn: FileFormat.Group): FileFormat.SymbolMaster {
  return {
    ...drawn,
    _class: 'symbolMaster',
    symbolID: newId(),
    backgroundColor: sketchColor([255, 255, 255, 1]),
    hasBackgroundColor: false,
    includeBackgroundColorInExport: false,
    includeBackgroundColorInInstance: false,
    isFlowHome: false,
    resizesContent: false,
    horizontalRulerData: { _class: 'rulerData', base: 0, guides: [] },
    verticalRulerData: { _class: 'rulerData', base: 0, guides: [] },
    allowsOverrides: true,
    overrideProperties: [],
  };
}

/** @param parent the box that the layer's place counts from. */
function write(layer: Layer, parent: Box): SketchLayer {
  if (layer.type === 'group') return group(layer, parent);
  if (layer.type === 'text') return text(layer, parent);
  return layer.type === 'path' ? path(layer, parent) : rectangle(layer, parent);
}

function group(layer: GroupLayer, parent: Box): FileFormat.Group {
  const { name, layers, opacity, clip } = layer;
  const box = boundsOf(layer);
  return {
    ...base(name, box, parent),
    _class: 'group',
    hasClickThrough: false,
    groupLayout: { _class: 'MSImmutableFreeformGroupLayout' },
    ...(opacity < 1 && { style: sketchStyle({ opacity }) }),
    layers: [
      ...(clip ? [{ ...rectangle(shape('Mask', clip.box, { radii: clip.radii }), box), hasClippingMask: true }] : []),
      ...layers.map((each) => write(each, box)),
    ],
  };
}

function rectangle({ name, box, radii, ...look }: ShapeLayer, parent: Box): FileFormat.Rectangle {
  return {
    ...base(name, box, parent),
    _class: 'rectangle',
    edited: false,
    isClosed: true,
    pointRadiusBehaviour: 1,
    points: cornersOf({ x: 0, y: 0, width: 1, height: 1 }).map((point, at) => curvePoint(point, radii[at])),
    fixedRadius: radii[0],
    hasConvertedToNewRoundCorners: true,
    needsConvertionToNewRoundCorners: false,
    style: sketchStyle(look),
  };
}

/** One line is a path; several are paths in a shape of their own. */
function path(layer: PathLayer, parent: Box): FileFormat.ShapePath | FileFormat.ShapeGroup {
  const { name, lines, fill, stroke } = layer;
  const box = boundsOf(layer);
  const look = { fill, stroke, strokePlace: 'centre' as const };
  const [first, ...others] = lines;
  if (first && others.length === 0) return line(name, first, box, parent, look);
  return {
    ...base(name, box, parent),
    _class: 'shapeGroup',
    hasClickThrough: false,
    windingRule: 0,
    groupLayout: { _class: 'MSImmutableFreeformGroupLayout' },
    style: sketchStyle(look),
    layers: lines.map((each) => line(name, each, boundsOf({ ...layer, lines: [each] }), box, {})),
  };
}

function line(
  name: string,
  { points, closed }: PathLayer['lines'][number],
  box: Box,
  parent: Box,
  look: Look,
): FileFormat.ShapePath {
  const share = (value: number, size: number) => (size === 0 ? 0 : Math.round((value / size) * 100_000) / 100_000);
  return {
    ...base(name, box, parent),
    _class: 'shapePath',
    edited: true,
    isClosed: closed,
    pointRadiusBehaviour: 1,
    points: points.map(([x, y]) => curvePoint([share(x - box.x, box.width), share(y - box.y, box.height)])),
    style: sketchStyle(look),
  };
}

function text({ text, box, align, font, color, underlined }: TextLayer, parent: Box): FileFormat.Text {
  const look = {
    MSAttributedStringFontAttribute: {
      _class: 'fontDescriptor' as const,
      attributes: { name: sketchFont(font), size: font.size },
    },
    MSAttributedStringColorAttribute: sketchColor(color),
    kerning: font.spacing,
    paragraphStyle: {
      _class: 'paragraphStyle' as const,
      alignment: { left: 0, right: 1, center: 2 }[align],
      minimumLineHeight: round(box.height),
      maximumLineHeight: round(box.height),
    },
  };
  return {
    ...base(text, box, parent),
    _class: 'text',
    attributedString: {
      _class: 'attributedString',
      string: text,
      attributes: [{ _class: 'stringAttribute', location: 0, length: text.length, attributes: look }],
    },
    automaticallyDrawOnUnderlyingPath: false,
    dontSynchroniseWithSymbol: false,
    glyphBounds: `{{0, 0}, {${round(box.width)}, ${round(box.height)}}}`,
    lineSpacingBehaviour: 2,
    textBehaviour: 0,
    style: {
      ...sketchStyle({}),
      textStyle: {
        _class: 'textStyle',
        verticalAlignment: 0,
        encodedAttributes: { ...look, underlineStyle: underlined ? 1 : 0 },
      },
    },
  };
}

/** What every layer has. */
function base(name: string, box: Box, parent: Box) {
  return {
    do_objectID: newId(),
    name,
    nameIsFixed: true,
    frame: {
      _class: 'rect' as const,
      constrainProportions: false,
      x: round(box.x - parent.x),
      y: round(box.y - parent.y),
      width: round(box.width),
      height: round(box.height),
    },
    booleanOperation: -1,
    exportOptions: {
      _class: 'exportOptions' as const,
      exportFormats: [],
      includedLayerIds: [],
      layerOptions: 0,
      shouldTrim: false,
    },
    isFixedToViewport: false,
    isFlippedHorizontal: false,
    isFlippedVertical: false,
    isLocked: false,
    isTemplate: false,
    isVisible: true,
    layerListExpandedType: 1,
    resizingConstraint: 63,
    resizingType: 0,
    rotation: 0,
    shouldBreakMaskChain: false,
  };
}

/** A corner without handles, in shares of its shape. */
function curvePoint([x, y]: Point, cornerRadius = 0): FileFormat.CurvePoint {
  const point = `{${x}, ${y}}`;
  return {
    _class: 'curvePoint',
    cornerRadius,
    cornerStyle: 0,
    curveFrom: point,
    curveTo: point,
    curveMode: 1,
    hasCurveFrom: false,
    hasCurveTo: false,
    point,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
