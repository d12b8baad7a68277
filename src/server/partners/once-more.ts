import { VIOLATION, violatedConstraint } from '../database/violated-constraint.ts';

/** Does something once more where somebody else stored the same at the same moment, by the unique constraint that refused it: the second time it is found. */
export async function onceMore<T>(constraint: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error, VIOLATION.unique) !== constraint) throw error;
    return work();
  }
}
