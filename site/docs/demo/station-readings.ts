const DIRECTIONS = ['NW', 'W', 'NW', 'N', 'W', 'NW', 'SW', 'W'];
const START = Date.UTC(2024, 0, 1);
const QUARTER = 15 * 60_000;
/** Quarters of an hour in a day. */
const DAY = 96;

/** Rises and falls once in so many rows, by half of them. */
const swing = (row: number, rows: number) => Math.abs(rows / 2 - (row % rows));

/** A whole number below `limit`, always the same one for a row. */
const noise = (row: number, limit: number) =>
  (Math.imul(Math.imul(row, 0x9e3779b1) >>> 15, 0x85ebca6b) >>> 16) % limit;

/**
 * A reading of a weather station on a glacier, for a quarter of an hour. A value is computed when a
 * cell reads it, so the rows that nobody scrolls to cost next to nothing.
 */
export class Reading {
  /** Starts at 1. */
  readonly row: number;

  constructor(row: number) {
    this.row = row;
  }

  /** UTC, in milliseconds. */
  get time() {
    return START + (this.row - 1) * QUARTER;
  }

  /** Highest at noon. */
  get temperature() {
    return (-60 - swing(this.row, DAY) + noise(this.row, 7)) / 10;
  }

  get humidity() {
    return 60 + (swing(this.row, DAY) >> 1) + noise(this.row, 5);
  }

  get pressure() {
    return (6500 + swing(this.row, 3 * DAY) + noise(this.row, 3)) / 10;
  }

  get wind() {
    return (20 + swing(this.row, 2 * DAY) + noise(this.row, 13)) / 10;
  }

  get gust() {
    return this.wind + (12 + noise(this.row, 31)) / 10;
  }

  get from() {
    return DIRECTIONS[noise(this.row >> 3, DIRECTIONS.length)];
  }

  /** True while the anemometer is frozen. The wind values are invalid then. */
  get frozen() {
    return (this.row - 1) % 40 > 36;
  }
}

export const readings = Array.from({ length: 40_000 }, (_, index) => new Reading(index + 1));
