/** Milliseconds that a file can be read: Safari asks for it long after the press. */
const READABLE = 40_000;

/**
 * Lets the browser save a file.
 * @param name what the file is called, without a folder.
 */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(content);
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READABLE);
}
