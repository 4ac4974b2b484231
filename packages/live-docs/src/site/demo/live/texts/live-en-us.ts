/** Texts of live editing in English. They load with the editor, so a first visit doesn't include them. */
export const liveEnUs = {
  'editor': 'Code editor',
  'editor.leave': 'Tab indents. To leave the editor, press Escape, then Tab.',
  'editor.failed': 'The editor could not be loaded. You can still edit the code.',
  'panes': 'Parts of the demo',
  'pane.code': 'Code',
  'pane.demo': 'Demo',
  'types': 'Type errors',
  'types.keys': 'F8: next error',
  'types.spelling': 'Change to {name}',
  'types.import': 'Import {name} from {module}',
  'types.failed': "The type checker doesn't work in this browser. The demo still runs.",
  'error': 'The code has an error',
  'unloaded': 'The code could not be run',
  'retry': 'Try again',
  'stopped': "This edit made the page unresponsive, so it isn't running.",
  'stopped.run': 'Run anyway',
  'older': 'This demo has changed since you edited it. Your edit is saved.',
  'older.take': 'Show my edit',
  'older.drop': 'Discard my edit',
  'reset': 'Original code restored.',
  'taken': 'Your earlier edit is restored.',
  'undo': 'Undo',
  'unkept': "This browser can't save your edit. It is lost when you close the page.",
} satisfies Record<string, string>;

export type LiveTextKey = keyof typeof liveEnUs;
