import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { checkoutRequestSchema } from '../../../domain/checkout/checkout-request.ts';
import { adSchema } from '../ads.ts';
import { slideSchema } from '../carousel-slides.ts';
import { problemSchema } from '../problem.ts';
import { promotionSchema } from '../promotions.ts';
import { paginationMetaSchema } from '../query/pagination.ts';
import { rowSchema } from '../search-suggestions.ts';
import { categoryRecordSchema } from '../serializers/category-record.ts';
import { savedAddressRecordSchema } from '../serializers/saved-address-record.ts';
import { imageSchema } from '../serializers/image-record.ts';
import { orderRecordSchema } from '../serializers/order-record.ts';
import { productRecordSchema } from '../serializers/product-record.ts';
import { totalsSchema } from '../serializers/totals-record.ts';

/** The schemas that the document names. */
const COMPONENTS = {
  Product: productRecordSchema,
  Image: imageSchema,
  Category: categoryRecordSchema,
  SearchRow: rowSchema,
  Promotion: promotionSchema,
  Ad: adSchema,
  CarouselSlide: slideSchema,
  Order: orderRecordSchema,
  SavedAddress: savedAddressRecordSchema,
  CheckoutRequest: checkoutRequestSchema,
  Totals: totalsSchema,
  Pagination: paginationMetaSchema,
  Error: problemSchema,
};

const CONVERSION = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore', // checks across fields have no form in JSON Schema
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** A schema of the API as JSON Schema, named parts by reference. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: _defs,
    ...rest
  } = toJsonSchema(schema, { ...CONVERSION, definitions: COMPONENTS });
  return rest;
}

/** The named parts. */
export const componentSchemas = (): Readonly<Record<string, JsonSchema>> => {
  const { ...schemas } = toJsonSchemaDefs(COMPONENTS, CONVERSION);
  return schemas;
};
