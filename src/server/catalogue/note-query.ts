import type { ProductCondition, ProductQuery } from '../../domain/catalogue/product-filter.ts';
import { noteTag } from '../changes/note-tags.ts';
import { asksForStock } from './in-stock.ts';

function noteCondition(condition: ProductCondition): void {
  if (condition.kind === 'and' || condition.kind === 'or') condition.conditions.forEach(noteCondition);
  if (condition.kind === 'not') noteCondition(condition.condition);
  if (condition.kind !== 'number' || condition.field !== 'stock') return;
  noteTag(asksForStock(condition) ? 'availability' : 'stock');
}

/** Notes what a list depends on beside the products that it shows: which of them there are, and in which order. */
export function noteQuery({ condition, sort }: Pick<ProductQuery, 'condition' | 'sort'>): void {
  if (condition) noteCondition(condition);
  // An order of goods changes both at once.
  if (sort.some(({ field }) => field === 'stock' || field === 'updatedAt')) noteTag('stock');
}
