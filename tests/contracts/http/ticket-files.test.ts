import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop({});

const FIELDS = {
  department: 'warranty',
  subject: 'Інвертор не вмикається',
  message: 'Індикатор не горить після грози.',
  name: 'Олена Ткачук',
  email: 'olena@example.com',
};
const pdf = (size: number) => new Blob(['%PDF-1.7\n', 'x'.repeat(size), '\n%%EOF\n']);
function formOf(files: readonly Blob[], differs: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: randomUUID(), ...FIELDS, ...differs }))
    form.append(name, value);
  for (const file of files) form.append('files', file, 'акт.pdf');
  return form;
}
const open = (form: FormData, region = 'ua', headers: Readonly<Record<string, string>> = {}) =>
  ask(`/${region}/support/tickets/new`, { method: 'POST', body: form, headers });

test('a visitor who typed anybody’s address is told the number, and gets no link to the ticket', async () => {
  const opened = await open(formOf([pdf(100)]));
  const location = opened.headers.get('location') ?? '';
  expect([opened.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/ua\/support\/tickets\/new\?sent=TCK-\d+$/),
  ]);
  const html = await (await ask(location)).text();
  expect(html).toContain(`Звернення ${location.split('=')[1]} надіслано`);
  expect(html).not.toMatch(/[?&]key=|olena@example\.com|name="message"/);
});

test.each([100, 3_000_000])(
  'a ticket with a file of %d bytes opens to its customer alone, and hands the file out to be kept',
  async (size) => {
    const { headers } = await register(url, size % 251);
    const opened = await open(formOf([pdf(size)]), 'ua', { cookie: headers['cookie'] ?? '' });
    const location = opened.headers.get('location') ?? '';
    expect([opened.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/ua\/support\/tickets\/[\da-f-]{36}\?done=sent$/),
    ]);
    const page = await ask(location, { headers });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const html = await page.text();
    expect(html).toContain('Інвертор не вмикається');
    const [, path = ''] = /href="(\/ticket-files\/[^"]+)"/.exec(html) ?? [];
    const file = await ask(path, { headers });
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''%D0%B0%D0%BA%D1%82\.pdf$/,
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect((await file.arrayBuffer()).byteLength).toBe(size + 16);
    expect((await ask(path)).status).toBe(404);
    expect((await ask(location)).status).toBe(302);
  },
);

test('who is signed out by now gets back what was typed', async () => {
  const { headers } = await register(url, 252);
  const opened = await open(formOf([]), 'ua', { cookie: headers['cookie'] ?? '' });
  const [path = ''] = (opened.headers.get('location') ?? '').split('?');
  const body = new URLSearchParams({ intent: 'write', id: randomUUID(), message: 'Ще одне запитання' });
  const answer = await ask(`${path}.data`, { method: 'POST', body });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('Ще одне запитання');
});

test('a file of another kind comes back with what was typed', async () => {
  const answer = await open(formOf([new Blob(['<script>alert(1)</script>'])]));
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Додайте файли JPEG, PNG, WebP або PDF');
  expect(html).toContain('Індикатор не горить після грози.');
});

test.each([
  ['ua', 'Завеликі файли'],
  ['pl', 'Pliki są za duże'],
  ['en', 'The files are too large'],
])(
  'more than all files may weigh is refused on a page in the visitor’s language: %s',
  async (region, title) => {
    const answer = await open(formOf([pdf(9_000_000), pdf(9_000_000)]), region);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain(title);
  },
);

test('200 MB are refused before they are sent', async () => {
  const { hostname, port } = new URL(url);
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const call = request({
      hostname,
      port,
      path: '/ua/support/tickets/new',
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(200 * 1024 * 1024),
        'sec-fetch-site': 'same-origin',
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        call.destroy();
        resolve({ status: response.statusCode, text });
      });
    });
    call.write('--x\r\n');
  });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain('Завеликі файли');
});
