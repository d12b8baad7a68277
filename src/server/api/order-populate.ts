import { populateParameter } from './query/populate.ts';

/** The parameter `populate` of orders. */
export const orderPopulate = populateParameter(
  [
    'items',
    'items.product',
    'items.product.general_information',
    'items.product.general_information.images',
    'shippingAddress',
    'billingAddress',
    'user',
  ],
  'Accepted; records are always whole.',
);
