import fc from 'fast-check';
import * as v from 'valibot';
import { jsonSchema } from '../../src/server/api/documentation/openapi-document.ts';
import { hostileText } from './hostile.ts';
import { valuesOf } from './values-of.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** A form of a page, and what is typed in it. */
export interface Form {
  readonly path: string;
  readonly fields: fc.Arbitrary<unknown>;
  /** Ends the session, which the calls after it would miss. */
  readonly leaves?: true;
}

/** What is typed in the fields of a schema, and what is sent beside it. */
export const fieldsOf = (schema: v.GenericSchema, rest: Fields = {}) =>
  valuesOf(jsonSchema(schema)).map((fields) => ({ ...Object(fields), ...rest }) as Fields);

/** An answer to what the shop offers in place of a machine. */
export const hostileChoice = fc.oneof(fc.constantFrom('cancel', 'like:2104', 'days:2027-01-05'), hostileText);
