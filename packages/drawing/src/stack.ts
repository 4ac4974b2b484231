import { boundsOf, intersect } from './boxes';
import type { Box, Layer } from './layer';

/** A layer and how high it lies among its neighbours, by `z-index`. */
export interface Stacked {
  layer: Layer;
  z: number;
  /** Layers within it that its own neighbours do not cover, since nothing around them seals their `z-index` off. */
  raised: Raised[];
}

interface Raised {
  layer: Layer;
  z: number;
  /** The list that holds the layer. */
  home: Layer[];
}

/** Layers side by side at one height. */
export const flat = (layers: Layer[], z = 0): Stacked[] => layers.map((layer) => ({ layer, z, raised: [] }));

/**
 * Puts neighbours in the order in which a browser paints them. What is raised stays in its group, where designers look
 * for it, unless a later neighbour would cover it: then it leaves its group.
 */
export function stack(neighbours: Stacked[]): Stacked[] {
  const known = new Map<Stacked, Box>();
  const bounds = (one: Stacked) => {
    const box = known.get(one) ?? boundsOf(one.layer);
    known.set(one, box);
    return box;
  };
  const freed: Stacked[] = [];
  const kept = neighbours.map((one, at) => {
    const later = neighbours.slice(at + 1);
    const covered = one.raised.filter(({ layer, z, home }) => {
      const box = boundsOf(layer);
      return home.length > 1 && later.some((other) => other.z < z && intersect(bounds(other), box));
    });
    for (const { layer, z, home } of covered) {
      home.splice(home.indexOf(layer), 1);
      freed.push(...flat([layer], z));
    }
    return { ...one, raised: one.raised.filter((each) => !covered.includes(each)) };
  });
  return [...kept, ...freed].sort((a, b) => a.z - b.z);
}

/** What in a list stays raised for those around the list. */
export function raisedIn(content: Stacked[], home: Layer[]): Raised[] {
  return content.flatMap(({ layer, z, raised }) => (z >= 1 ? [{ layer, z, home }] : raised));
}

/** True where an element seals off the `z-index` of what it holds. */
export function isSealed({ position, zIndex, opacity, transform, isolation }: CSSStyleDeclaration): boolean {
  return (
    position === 'sticky' ||
    position === 'fixed' ||
    (position !== 'static' && zIndex !== 'auto') ||
    opacity !== '1' ||
    transform !== 'none' ||
    isolation === 'isolate'
  );
}

/** How high a style puts an element: by its `z-index`, where that counts; what is positioned lies above what is not. */
export function zOf({ position, zIndex }: CSSStyleDeclaration): number {
  return position === 'static' ? 0 : Number(zIndex) || 0.5;
}
