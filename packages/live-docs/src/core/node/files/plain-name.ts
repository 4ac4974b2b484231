/**
 * A name for a file that the build writes. Documents list files with a space between two, and in an address `#`, `?` and `%` mean
 * something else.
 */
export const plainName = (name: string): string => name.replace(/[^\w./-]+/g, '_');
