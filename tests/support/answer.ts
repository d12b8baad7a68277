import * as v from 'valibot';
import { problemSchema } from '../../src/server/api/problem.ts';
import { paginationMetaSchema } from '../../src/server/api/query/pagination.ts';

/** The body of an answer, which must have exactly the shape that the API documents. */
export async function readAs<const S extends v.GenericSchema>(
  schema: S,
  response: Response,
): Promise<v.InferOutput<S>> {
  return v.parse(schema, await response.json());
}

/** The shape of a page of records. */
export const listOf = <const S extends v.GenericSchema>(record: S) =>
  v.strictObject({ data: v.array(record), meta: paginationMetaSchema });

/** The error of an answer, which must be one. */
export const readProblem = async (response: Response) => (await readAs(problemSchema, response)).error;
