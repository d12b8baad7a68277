import { expect, test } from 'vitest';
import { toEnd } from '../../../../tests/support/to-end.ts';
import { exportColumns } from '../../../domain/catalogue/editing/export-table.ts';
import { readImportTable, tidyHeader } from '../../../domain/catalogue/editing/import-table.ts';
import { columnHeaders, columnLabel, columnNames } from './column-names.ts';

const all = { withPurchases: true };
const read = (header: string[], withPurchases = true) =>
  toEnd(
    readImportTable([header, header.map((_, place) => `A-${place}`)], {
      withPurchases,
      names: columnNames({ withPurchases }),
    }),
  );

test('a header names columns as the form calls them, in any language, whatever the case', () => {
  expect(read(['Артикул', 'ЦІНА,  грн', 'Nazwa, PL', 'brand'])).toMatchObject({
    problems: [],
    lines: [{ article: 'A-0', fields: { 'price.UAH.sale': 'A-1', 'name.pl': 'A-2', brand: 'A-3' } }],
  });
  expect(read(['Артикул', 'article']).problems).toMatchObject([{ reason: 'column-twice' }]);
});

test('columns of purchase prices have no names for who may not see them', () => {
  const label = columnLabel('purchase.amount', 'uk');
  expect(read(['Артикул', label]).problems).toEqual([]);
  expect(read(['Артикул', label], false).problems).toMatchObject([{ reason: 'unknown-column' }]);
});

test.each(['uk', 'pl', 'en'] as const)('what a template in %s calls its columns is read back', (locale) => {
  const names = columnNames(all);
  const headers = columnHeaders(locale, all);
  expect([...headers.keys()]).toEqual(exportColumns(all));
  const labelled = [...headers].filter(([column, header]) => column !== header);
  for (const [column, header] of labelled) expect(names.get(tidyHeader(header))).toBe(column);
  // Labels that two fields have are few.
  expect(headers.size - labelled.length).toBeLessThan(8);
});
