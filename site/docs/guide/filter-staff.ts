import type { Person } from './staff';

/** Keeps the people who match, everyone above them, and everyone below them. */
export function filterStaff(people: Person[], matches: (person: Person) => boolean): Person[] {
  return people.flatMap((person) => {
    if (matches(person)) return [person];
    const reports = filterStaff(person.reports ?? [], matches);
    return reports.length > 0 ? [{ ...person, reports }] : [];
  });
}

/** Keys of the people that have reports, on every level. */
export function keysOfParents(people: Person[]): string[] {
  return people.flatMap(({ id, reports }) => (reports ? [id, ...keysOfParents(reports)] : []));
}
