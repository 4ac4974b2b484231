/** @returns true if a message's source is a window, or a frame in it, however deep. */
export function isWithin(source: MessageEventSource | null, top: Window | null): boolean {
  if (!top || !source || !('parent' in source)) return false;
  for (let each: Window = source; ; each = each.parent) {
    if (each === top) return true;
    if (each === each.parent) return false;
  }
}
