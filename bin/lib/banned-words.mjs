// @ts-check

/**
 * Words and patterns that the site's text does without: for each, what to write instead.
 * @type {[pattern: RegExp, instead: string][]}
 */
export const BANNED = [
  [/\bheads?\b/i, '"header"'],
  [/\bpin(s|ned|ning)?\b/i, '"fix", "fixed column"'],
  [/\bof (its|their|your|our|his|her|one['’]s|the \w+['’]s) own\b/i, 'the noun with "its own" before it, or nothing'],
  [/\bwhoever\b/i, '"anyone who", or the person'],
  [/\bcom(es?|ing) to stand\b/i, 'what happens: "is aligned", "is placed"'],
  [/\bthat which\b/i, '"what", or the noun'],
  [/\bnothing that\b/i, 'the positive statement'],
  [/\bis said to\b/i, 'the statement itself'],
  [/\bas a rule\b/i, '"usually"'],
  [/(^|[.:;!?]\s+)(Nor|So) (is|are|was|were|does|do|did|can|could|has|have|will)\b/, 'the subject first'],
  [/, for (it|they|that|there|nobody|nothing|these|this) /i, '"because"'],
  [
    /\b(tables?|rows?|columns?|cells?|headers?|library|browser) (hears?|asks?|remembers?|wants?|wishes)\b/i,
    'what the code does',
  ],
  [/\b(stands?|stood) (in|at|on|for|beside|below|above|behind|there)\b/i, '"is", or what happens'],
  [/\bcustomised?\b|\bself-made\b/i, '"custom"'],
  [/\bexpansible\b|\bunfold(s|ed|ing)?\b/i, '"expandable", "expand"'],
  [/\bbeforehand\b|\bthereof\b|\bwherein\b|\bthus\b|\bhence\b/i, 'plain words'],
];

/**
 * The same for comments of source files, and for text about them: words that nobody outside of this project would use.
 * @type {[pattern: RegExp, instead: string][]}
 */
export const BANNED_IN_SOURCE = [
  [/\b(stands?|stood|standing)\b(?! for\b)/i, '"is", "means", "replaces", or what happens'],
  [/\b(?<!font-)faces?\b/i, '"page or tab", "entry"'],
  [/\b(what (is|was|are|were)|a|the|each|any) kept\b/i, '"saved", "cached", or its name: "cache", "store", "note"'],
  [/\bwhat (has |had )?c[ao]mes? of\b|\bcomes of\b/i, '"result", or what happens'],
  [/\b(the|a|any|each|what is) given([.,;:)]|$)/i, '"argument", "option", or its name'],
  [/\bwhoever\b/i, '"anyone who", or the person'],
  [/\bbeforehand\b|\bthereof\b|\bwherein\b|\bthus\b|\bhence\b/i, 'plain words'],
];

/**
 * Passages that may hold a banned word: a quotation, or a term of another field.
 * @type {{ file: string, text: string }[]}
 */
export const ALLOWED = [];
