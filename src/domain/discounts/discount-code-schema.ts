import * as v from 'valibot';
import { MAX_TYPED_LENGTH } from './discount.ts';

/** A code in a request, as it was typed; what cannot be one is unknown like any other. */
export const discountCodeSchema = v.pipe(v.string(), v.maxLength(MAX_TYPED_LENGTH));
