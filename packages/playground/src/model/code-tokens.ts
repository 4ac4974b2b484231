/** Lezer's tags, as far as we name them: passed in, since only the build and the editor load Lezer. */
type Tags<Tag> = Record<'keyword' | 'string' | 'regexp' | 'number' | 'bool' | 'null' | 'color' | 'unit', Tag> &
  Record<'variableName' | 'propertyName' | 'typeName' | 'className' | 'tagName' | 'labelName' | 'comment', Tag> &
  Record<'special' | 'function' | 'definition' | 'constant', (tag: Tag) => Tag>;

/**
 * What code is coloured by, on a page and in the editor. Four kinds are enough to read by, and keep the markup small:
 * keyword `k`, string `s`, name `n`, comment `c`.
 */
export function codeTokens<Tag>(tags: Tags<Tag>): { tag: Tag[]; class: string }[] {
  return [
    { tag: [tags.keyword], class: 'k' },
    {
      tag: [
        tags.string,
        tags.special(tags.string),
        tags.regexp,
        tags.number,
        tags.bool,
        tags.null,
        tags.color,
        tags.unit,
      ],
      class: 's',
    },
    {
      tag: [
        tags.function(tags.variableName),
        tags.function(tags.definition(tags.variableName)),
        tags.function(tags.propertyName),
        tags.typeName,
        tags.className,
        tags.tagName,
        tags.definition(tags.typeName),
        tags.labelName,
        tags.constant(tags.className),
      ],
      class: 'n',
    },
    { tag: [tags.comment], class: 'c' },
  ];
}
