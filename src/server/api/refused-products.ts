import type { ProductsRefused } from '../partners/partner-products.ts';
import type { Problem } from './problem.ts';

/** Says which fields of which products cannot say what they say, for a program. */
export const refusedProducts = ({ reason, products }: ProductsRefused): Problem => ({
  status: 422,
  message: 'Some products cannot be saved so',
  details: {
    reason,
    products: products.map(({ articleNumber, refused }) => ({
      articleNumber,
      fields:
        refused.reason === 'invalid-fields'
          ? Object.entries(refused.problems).map(([field, problem]) => ({ field, ...problem }))
          : [],
    })),
  },
});
