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
export const COMPONENTS = {
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
