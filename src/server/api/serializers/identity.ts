import * as v from 'valibot';

/** A number and the same as text, as every record of the catalogue is named (S §3). */
export const identityEntries = {
  id: v.pipe(v.number(), v.integer()),
  documentId: v.pipe(v.string(), v.description('The id as text.')),
};

/** Both names of a record. */
export const identityOf = (id: number) => ({ id, documentId: String(id) });

/** A moment, ISO 8601 in UTC. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());
