import { wait } from './wait';

const participants: Record<string, string[]> = {
  w1: ['Ada Winter', 'Bo Lindgren', 'Carmen Ruiz'],
  w2: ['Dev Patel', 'Elif Kaya'],
  w4: ['Femi Ade', 'Greta Hahn', 'Hugo Marsh'],
};

let busy = true;

/** Simulates a server. The workshop w2 fails once; w3 and w5 have no participants. */
export async function fetchParticipants(workshop: string, signal: AbortSignal): Promise<string[]> {
  await wait(700, signal);
  if (workshop === 'w2' && busy) {
    busy = false;
    throw new Error('The server is busy.');
  }
  return participants[workshop] ?? [];
}
