import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';

const { ask } = await openBuiltShop({
  DEV_PAGES: 'true',
  CHAT_URL: 'https://chat.example/promin',
});

const FORM = {
  name: 'Олена Ткачук',
  email: 'olena@example.com',
  phone: '',
  department: 'choosing',
  message: 'Скільки панелей потрібно для будинку у Львові?',
};
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, region = 'ua') =>
  ask(`/${region}/contact`, { method: 'POST', body: new URLSearchParams(fields), headers });
const outbox = async () => (await ask('/dev/mail')).text();

test('the form stands on the company’s page and on its own, the same for all, and posts to its own', async () => {
  for (const path of ['/pl/company', '/pl/contact']) {
    const answer = await ask(path);
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    const form =
      /<form (?=[^>]*action="\/pl\/contact")(?=[^>]*method="post")[^]*?<\/form>/i.exec(
        await answer.text(),
      )?.[0] ?? '';
    for (const name of ['name', 'email', 'phone', 'department', 'message', 'files'])
      expect(form).toContain(`name="${name}"`);
  }
});

test('a wrong message comes back with its words and what to do', async () => {
  const answer = await send({ ...FORM, email: 'olena', message: '<b>Де?' });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-cache']);
  for (const text of [
    'Повідомлення не надіслано',
    'Введіть адресу у вигляді',
    'Напишіть хоча б одне речення',
    'value="Олена Ткачук"',
    '&lt;b&gt;Де?',
  ]) {
    expect(html).toContain(text);
  }
  expect(await outbox()).not.toContain('olena');
});

/** The same with a file, as browsers send it. */
const sendFile = (fields: Record<string, string>, content: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('files', new File([content], 'рахунок.pdf', { type: 'application/pdf' }));
  return ask('/ua/contact', { method: 'POST', body: form });
};

test('a file comes with the message, one of another kind comes back with what to do, and nothing is sent then', async () => {
  const wrong = { ...FORM, email: 'wrong-file@example.com' };
  const refused = await sendFile(wrong, '<html>');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Додайте файли JPEG, PNG, WebP або PDF');
  expect(await outbox()).not.toContain(wrong.email);
  const taken = await sendFile(
    { ...FORM, email: 'file@example.com', message: 'Ось рахунок: чи все тут так?' },
    '%PDF-1.4\n%%EOF\n',
  );
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/ua/contact/thanks']);
});

test('another site cannot send one', async () => {
  expect((await send(FORM, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(FORM, { origin: 'https://evil.example' })).status).toBe(403);
});

test('a right message arrives once, however often it is sent, and is thanked for on a page that a reload may repeat', async () => {
  const [answer, again] = await Promise.all([send(FORM), send(FORM)]);
  for (const { status, headers } of [answer, again]) {
    expect([status, headers.get('location')]).toEqual([303, '/ua/contact/thanks']);
  }
  expect(await (await ask('/ua/contact/thanks')).text()).toContain('Дякуємо за звернення');
  const mail = await outbox();
  expect(mail.split(`: ${FORM.message}`)).toHaveLength(2);
  const email = /\/dev\/mail\/\d+/.exec(mail)?.[0] ?? '';
  expect(await (await ask(email)).text()).toContain('support@promin.example ← olena@example.com');
});

test('a message arrives in the language of its page', async () => {
  expect(
    (await send({ ...FORM, name: 'Jan Nowak', email: 'jan@example.com' }, {}, 'pl')).headers.get('location'),
  ).toBe('/pl/contact/thanks');
  expect(await outbox()).toContain('Nowe zgłoszenie TCK-');
});

test('an address that writes too often is asked to wait, its words kept', async () => {
  let answer = await send({ ...FORM, department: 'other' });
  for (let sent = 0; answer.status === 303 && sent < 10; sent++)
    answer = await send({ ...FORM, message: `${FORM.message} ${sent}` });
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain('Спробуйте за годину');
});

test('where the shop has a chat, the contact page and an error page lead there (R26)', async () => {
  for (const path of ['/en/contact', '/en/error/404', '/en/no-such-page']) {
    expect(/<a [^>]*chat\.example[^>]*>/.exec(await (await ask(path)).text())?.[0]).toContain(
      'https://chat.example/promin',
    );
  }
});
