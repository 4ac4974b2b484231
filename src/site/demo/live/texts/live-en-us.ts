/** Texts of live editing in English. They come with the editor: a first visit does without them. */
export const liveEnUs = {
  'editor': 'Code editor',
  'editor.leave': 'Tab indents. Press Escape, then Tab to leave.',
  'editor.failed': 'The editor could not be loaded. The code can be changed all the same.',
  'error': 'The code has an error',
  'stopped': 'The page stopped answering while this edit ran, so it is shown without being run.',
  'stopped.run': 'Run it',
  'older': 'This demo has changed since you edited it. Your edit is kept.',
  'older.take': 'Show my edit',
  'older.drop': 'Discard it',
  'reset': 'The original is back.',
  'taken': 'Your earlier edit is back.',
  'undo': 'Undo',
  'unkept': 'This browser does not keep your edit: it ends when the page is closed.',
} satisfies Record<string, string>;

export type LiveTextKey = keyof typeof liveEnUs;
