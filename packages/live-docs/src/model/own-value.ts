/** What a record has by a name that an author chose: `toString` is none of its own unless it was put there. */
export const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;
