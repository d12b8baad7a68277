import { afterAll, expect, test } from 'vitest';
import { startShopOfStaff } from '../../support/shop-of-staff.ts';
import { xlsxFile } from '../../support/xlsx-file.ts';

const PAGE = '/en/admin/prices/suppliers';
const { ask, stop } = await startShopOfStaff();
afterAll(stop);

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) });
const send = async (
  file: string | Uint8Array<ArrayBuffer>,
  { supplier = 'Deye', name = 'list.csv' } = {},
) => {
  const form = new FormData();
  form.append('intent', 'upload');
  form.append('supplier', supplier);
  form.append('file', new Blob([file]), name);
  return ask(PAGE, { method: 'POST', body: form });
};
/** The address of a list that was taken. */
const placeOf = async (sent: Promise<Response>) => {
  const answer = await sent;
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
};
const textOf = async (path: string) => (await ask(path)).text();
const COLUMNS = {
  intent: 'columns',
  article: '0',
  price: '1',
  currencyColumn: '',
  currency: 'UAH',
  firstLine: '2',
};
const digestOf = (page: string) => /name="digest" value="([^"]+)"/.exec(page)?.[1] ?? '';

test('a list is taken as CSV and as XLSX, its columns are named once, and its prices entered once', async () => {
  const place = await placeOf(send('Article;Price\nUS5000;30000\nUS3000C;<b>x\n'));
  expect(await textOf(place)).toContain('Columns of the price list');
  expect((await post(place, COLUMNS)).status).toBe(303);
  const page = await textOf(place);
  expect(page).toContain('1 price is entered');
  expect(page).toContain('This is not a price: &lt;b&gt;x');
  const apply = { intent: 'apply', digest: digestOf(page) };
  expect((await post(place, { ...apply, digest: 'another' })).status).toBe(409);
  for (const answer of await Promise.all([post(place, apply), post(place, apply)]))
    expect(answer.status).toBe(303);
  expect(await textOf(place)).toContain('1 price entered');
  expect(await textOf('/en/admin/products/201')).toContain('Deye');

  const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
  const rows = `<row>${text('Article')}${text('Price')}</row><row>${text('US5000')}<c><v>30000.004</v></c></row><row>${text('US2000C')}<c t="e"><f>A1/0</f><v>#DIV/0!</v></c></row>`;
  const next = await textOf(
    await placeOf(send(new Uint8Array(await xlsxFile({ rows })), { name: 'list.xlsx' })),
  );
  expect(next).toContain('1 price unchanged');
  expect(next).toContain('The formula in this cell gives an error: #DIV/0!');
});

test('what cannot be taken is refused, and the name that was typed stays', async () => {
  const damaged = await send(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), { supplier: 'Typed Name' });
  expect(damaged.status).toBe(422);
  const page = await damaged.text();
  expect(page).toContain('This is a file of the old XLS format');
  expect(page).toContain('value="Typed Name"');
  for (const [file, supplier, said] of [
    ['A;B\n', '  ', 'This is required'],
    ['\n\n', 'Deye', 'There are no lines in the file'],
    ['A\n'.repeat(20_001), 'Deye', 'There are too many lines in the file: up to 20,000'],
    ['A\0', 'Deye', 'This is not an XLSX or CSV table'],
  ] as const) {
    const answer = await send(file, { supplier });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(said);
  }
});

test('columns that the list does not have, and articles and products that nobody has, are refused beside their fields', async () => {
  const place = await placeOf(send('Article;Price\nX-1;10\n', { supplier: 'Longi' }));
  const wrong = await post(place, { ...COLUMNS, price: '5', firstLine: '9' });
  expect(wrong.status).toBe(422);
  const said = await wrong.text();
  expect(said).toContain('Choose a column that the file has');
  expect(said).toContain('Enter the number of a line that the file has');
  await post(place, COLUMNS);
  const products = await post(place, { intent: 'products', 'product X-1': 'no-such', 'ignore X-2': 'yes' });
  expect(products.status).toBe(422);
  const correct = await post(place, { intent: 'correct', article: 'X-9', product: 'US5000' });
  expect(correct.status).toBe(422);
  expect(await correct.text()).toContain('This price list has no such article');
  expect((await post(place, { intent: 'products', 'product X-1': 'us5000' })).status).toBe(303);
  const page = await textOf(place);
  expect(page).not.toContain('unknown article');
});

test('a list that nobody sent is not found, whatever its id', async () => {
  for (const id of ['x', '%00', '00000000-0000-4000-8000-000000000000']) {
    expect((await ask(`${PAGE}?list=${id}`)).status).toBe(404);
    expect((await post(`${PAGE}?list=${id}`, { intent: 'apply', digest: 'x' })).status).toBe(404);
    expect((await post(`${PAGE}?list=${id}`, COLUMNS)).status).toBe(404);
  }
});
