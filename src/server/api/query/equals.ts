import * as v from 'valibot';
import { queryObject } from './query-object.ts';

/** A filter that knows equality alone: `[field]=value` or `[field][$eq]=value`. */
export const equals = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.union(
    [
      value,
      v.pipe(
        queryObject({ $eq: value }),
        v.transform((given): T => given.$eq),
      ),
    ],
    'Expected a value, or one under `$eq`',
  );

/** A yes or no in a query. */
export const queryFlag = (description: string) =>
  v.pipe(
    v.picklist(['true', 'false'], 'Expected true or false'),
    v.metadata({ type: 'boolean', enum: undefined, description }),
    v.transform((text) => text === 'true'),
  );
