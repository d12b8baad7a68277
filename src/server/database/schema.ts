// Every table, gathered for the migration generator and for nothing else.
export * from '../cart/tables.ts';
export * from '../catalogue/listing-tables.ts';
export * from '../catalogue/reductions/tables.ts';
export * from '../catalogue/tables.ts';
export * from '../checkout/tables.ts';
export * from '../contact/tables.ts';
export * from '../catalogue/showcase-tables.ts';
export * from '../favourites/tables.ts';
export * from '../http/tables.ts';
export * from '../identity/tables.ts';
export * from '../orders/discounts/tables.ts';
export * from '../orders/tables.ts';
export * from '../orders/withdrawals/tables.ts';
export * from '../outbox/tables.ts';
export * from '../payments/tables.ts';
export * from '../search/tables.ts';
export * from '../test-bank/tables.ts';
