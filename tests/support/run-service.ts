import { inject } from 'vitest';

type Service = 'postgres' | 'postgres-template' | 'shop' | 'template';

/** The address of a service that the files of a run share; the first who asks starts it (run-services.ts). */
export async function runService(name: Service): Promise<string> {
  const answer = await fetch(`${inject('services')}/${name}`);
  const told = await answer.text();
  if (!answer.ok) throw new Error(told);
  return told;
}
