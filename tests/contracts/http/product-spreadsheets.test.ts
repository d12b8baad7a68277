import { afterAll, expect, test } from 'vitest';
import { readArchive } from '../../support/read-archive.ts';
import { startShopOfStaff } from '../../support/shop-of-staff.ts';
import { xlsxFile } from '../../support/xlsx-file.ts';

const { ask, stop } = await startShopOfStaff();
afterAll(stop);

const send = async (bytes: Uint8Array<ArrayBuffer>, { region = 'en', name = 'products.xlsx' } = {}) => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  return ask(`/${region}/admin/products/import`, { method: 'POST', body: form });
};
/** The page of what a table would change. */
const draftOf = async (bytes: Uint8Array<ArrayBuffer>, name?: string) => {
  const sent = await send(bytes, { name });
  expect(sent.status).toBe(303);
  return (await ask(sent.headers.get('location') ?? '')).text();
};

test('all products are exported as a spreadsheet, which changes nothing when it is sent back under any name', async () => {
  const answer = await ask('/en/admin/products/xlsx');
  expect(answer.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="promin-products.xlsx"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const sheet = (await readArchive(Buffer.from(bytes)))['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toMatch(/<c r="[A-Z]+\d+" s="1" t="inlineStr"><is><t xml:space="preserve">US5000</);
  expect(sheet).toMatch(/<c r="[A-Z]+\d+"><v>41900<\/v>/);
  for (const name of ['products.xlsx', 'products.csv'])
    expect(await draftOf(bytes, name)).toContain('Nothing would change');
});

test('a list is exported as it is narrowed, and what is changed in it is what would change', async () => {
  const answer = await ask('/en/admin/products/xlsx?q=US5000');
  const parts = await readArchive(Buffer.from(await answer.arrayBuffer()));
  const name = 'xl/worksheets/sheet1.xml';
  const sheet = parts[name] ?? '';
  expect(sheet.match(/<row /g)?.length).toBeLessThan(10);
  const changed = await xlsxFile({
    parts: { ...parts, [name]: sheet.replaceAll('<v>41900</v>', '<v>40000.5</v>') },
  });
  const page = await draftOf(new Uint8Array(changed));
  expect(page).toContain('1 product would change');
  expect(page).toMatch(/40[,\s]?000\.50/);
});

test('a formula that failed is told by line and column', async () => {
  const rows =
    '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>price.UAH.sale</t></is></c></row><row><c><v>201</v></c><c t="e"><f>A1/0</f><v>#DIV/0!</v></c></row>';
  const page = await draftOf(new Uint8Array(await xlsxFile({ rows })));
  expect(page).toContain('The formula in this cell gives an error: #DIV/0!');
});

test('a file that cannot be read is refused in the language of the page, and the shop goes on', async () => {
  const bomb = await xlsxFile({ parts: { 'xl/worksheets/sheet1.xml': ' '.repeat(60_000_000) } });
  const refused = await send(new Uint8Array(bomb), { region: 'ua' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Файл завеликий у розпакованому вигляді');
  const renamed = await send(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), { region: 'pl' });
  expect(renamed.status).toBe(422);
  expect(await renamed.text()).toContain('To plik w starym formacie XLS albo plik z hasłem');
  const damaged = await send(new Uint8Array((await xlsxFile({})).subarray(0, 200)));
  expect(damaged.status).toBe(422);
  expect(await damaged.text()).toContain('or the file is damaged');
  expect((await ask('/healthz')).status).toBe(200);
});

test('staff send tables of tens of megabytes, others nothing of that size', async () => {
  const line = `${'x'.repeat(99)}\n`;
  const large = new TextEncoder().encode(`article;brand\n${line.repeat(150_000)}`);
  const sent = await send(large, { region: 'en', name: 'products.csv' });
  expect(sent.status).toBe(303);
  expect(await (await ask(sent.headers.get('location') ?? '')).text()).toContain('Too many lines');
  const form = new FormData();
  form.append('file', new Blob([large]), 'products.csv');
  const stranger = await ask('/en/admin/products/import', {
    method: 'POST',
    body: form,
    headers: { cookie: '' },
  });
  expect(stranger.status).toBe(302);
  expect(stranger.headers.get('location')).toContain('/en/auth?redirect=');
});
