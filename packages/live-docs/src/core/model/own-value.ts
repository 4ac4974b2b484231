/** What a record has by a name that an author chose. `toString`, which every object has, counts only if it was put there. */
export const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;
