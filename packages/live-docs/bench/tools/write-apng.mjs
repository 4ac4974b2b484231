// @ts-check
import { deflateSync } from 'node:zlib';

/**
 * A picture of red, green, blue and alpha bytes, as pngjs reads it.
 * @typedef {{ width: number, height: number, data: Uint8Array }} Picture
 */

/**
 * Writes pictures of one size as an animated PNG of 256 colours at most, which shows what changed alone. It repeats forever.
 * @param {{ picture: Picture, duration: number }[]} frames with milliseconds that each is shown
 * @returns {Buffer}
 */
export function writeApng(frames) {
  const [first] = frames;
  if (!first) throw new Error('An animation needs a frame');
  const { width, height } = first.picture;
  const { palette, indexOf } = choosePalette(frames.map(({ picture }) => picture));
  const drawn = frames.map(({ picture, duration }) => ({ pixels: toIndices(picture, indexOf), duration }));
  let order = 0;
  const pieces = drawn.flatMap(({ pixels, duration }, at) => {
    const box = at === 0 ? { x: 0, y: 0, width, height } : changedBox(drawn[at - 1]?.pixels ?? pixels, pixels, width);
    const control = Buffer.alloc(26);
    [order++, box.width, box.height, box.x, box.y].forEach((value, place) => control.writeUInt32BE(value, place * 4));
    control.writeUInt16BE(duration, 20);
    control.writeUInt16BE(1000, 22);
    const data = compress(pixels, box, width);
    return [
      chunk('fcTL', control),
      at === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([u32(order++), data])),
    ];
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    // Eight bits for each pixel: its place in the palette.
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 3, 0, 0, 0])])),
    chunk('acTL', Buffer.concat([u32(frames.length), u32(0)])),
    chunk('PLTE', palette),
    ...pieces,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {number} value */
function u32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(checksum(body))]);
}

/** CRC-32, as PNG has it. @param {Buffer} bytes */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * The most frequent colours of pictures, alike ones as one.
 * @param {Picture[]} pictures
 */
function choosePalette(pictures) {
  /** @type {Map<number, { count: number, color: number[] }>} */
  const found = new Map();
  for (const { data } of pictures)
    for (let at = 0; at < data.length; at += 4) {
      const key = keyOf(data, at);
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { count: 1, color: [...data.subarray(at, at + 3)] });
    }
  const chosen = [...found.values()].sort((a, b) => b.count - a.count).slice(0, 256);
  /** @param {number[]} color @param {number[]} other */
  const distance = (color, other) => color.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);
  /** @param {number[]} color */
  const nearest = (color) => {
    const distances = chosen.map((one) => distance(color, one.color));
    return distances.indexOf(Math.min(...distances));
  };
  const places = new Map([...found].map(([key, { color }]) => [key, nearest(color)]));
  return {
    palette: Buffer.from(chosen.flatMap(({ color }) => color)),
    /** @param {Uint8Array} data @param {number} at */
    indexOf: (data, at) => places.get(keyOf(data, at)) ?? 0,
  };
}

/** What colours that look alike have in common: five bits of each part. @param {Uint8Array} data @param {number} at */
const keyOf = (data, at) =>
  (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);

/** @param {Picture} picture @param {(data: Uint8Array, at: number) => number} indexOf */
const toIndices = ({ data }, indexOf) => Uint8Array.from({ length: data.length / 4 }, (_, at) => indexOf(data, at * 4));

/**
 * The smallest box around what differs; of one pixel if nothing does.
 * @param {Uint8Array} before @param {Uint8Array} after @param {number} width
 */
function changedBox(before, after, width) {
  const changed = [...after.keys()].filter((at) => before[at] !== after[at]);
  let [left, right] = changed.length === 0 ? [0, 0] : [width, 0];
  for (const at of changed) [left, right] = [Math.min(left, at % width), Math.max(right, at % width)];
  const top = Math.floor((changed[0] ?? 0) / width);
  const bottom = Math.floor((changed.at(-1) ?? 0) / width);
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** @param {Uint8Array} pixels @param {{ x: number, y: number, width: number, height: number }} box @param {number} width */
function compress(pixels, box, width) {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const start = (box.y + row) * width + box.x;
    // Each row starts with its filter: none, since places in a palette aren't near each other.
    return Buffer.concat([Buffer.from([0]), pixels.subarray(start, start + box.width)]);
  });
  return deflateSync(Buffer.concat(rows), { level: 9 });
}
