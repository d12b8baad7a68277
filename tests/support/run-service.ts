import { inject } from 'vitest';

/** The address of a service that the files of a run share; the first who asks starts it (run-services.ts). */
export async function runService(name: 'postgres' | 'shop'): Promise<string> {
  const answer = await fetch(`${inject('services')}/${name}`);
  const told = await answer.text();
  if (!answer.ok) throw new Error(told);
  return told;
}
