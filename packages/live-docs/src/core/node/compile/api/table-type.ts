/** What a table lists, as code that uses the library. */
export interface TableType {
  /** Type whose members are listed: `ComponentProps<typeof Slider>`. Of a function, its own type. */
  type: string;
  /** Names in `type` that stand for any type. */
  parameters: string[];
  /** The component that takes the members as properties. */
  component?: string | undefined;
  /** The line that a reader copies; empty if the library doesn't export it. */
  import: string;
  /** True if it lists the parameters of a function. */
  isFunction?: true | undefined;
}

/** True for a table that code can import by its line and whose members are those of its type. */
export const isImportable = ({ import: line, isFunction }: Pick<TableType, 'import' | 'isFunction'>): boolean =>
  line !== '' && !isFunction;
