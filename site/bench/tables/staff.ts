export interface Member {
  id: number;
  name: string;
  team: string;
  city: string;
  hours: number;
  state: 'active' | 'away';
}

const NAMES = ['Ada Byron', 'Grace Murray', 'Katherine Coleman', 'Mary Kenneth', 'Radia Joy', 'Barbara Jane'];
const TEAMS = ['Billing', 'Search', 'Platform', 'Mobile'];
const CITIES = ['Bergen', 'Leipzig', 'Porto', 'Galway', 'Turin'];

/** The same rows for the same number. */
export function createStaff(rows: number): Member[] {
  return Array.from({ length: rows }, (_, id) => ({
    id,
    name: NAMES[id % NAMES.length] ?? '',
    team: TEAMS[id % TEAMS.length] ?? '',
    city: CITIES[id % CITIES.length] ?? '',
    hours: (id * 37) % 160,
    state: id % 7 === 0 ? 'away' : 'active',
  }));
}
