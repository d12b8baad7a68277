import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop({});
const TEXT = 'Гуде після дощу.\nПриїхали б?';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: randomUUID(), ...fields })) form.append(name, value);
  return form;
};

test('what was typed without script after the session’s end stands in the form again after signing in', async () => {
  const cookie = (await register(url, 1)).headers['cookie'] ?? '';
  const send = (path: string, fields: Readonly<Record<string, string>>, cookies: string) =>
    ask(path, { method: 'POST', body: formOf(fields), headers: { cookie: cookies } });
  const subject = { department: 'warranty', subject: 'Інвертор гуде', message: 'Інвертор гуде вночі.' };
  const opened = await send('/ua/support/tickets/new', subject, cookie);
  const [path = ''] = (opened.headers.get('location') ?? '').split('?');
  const form = await (await ask(path, { headers: { cookie } })).text();
  const [, area = ''] = /name="typed" value="([^"]+ message)"/.exec(form) ?? [];
  const reply = { intent: 'write', message: TEXT, typed: area };

  const ledAway = await send(path, reply, '');
  expect(ledAway.headers.get('location')).toBe(`/ua/auth?redirect=${encodeURIComponent(path)}`);
  const [kept = '', ...attributes] = (
    ledAway.headers.getSetCookie().find((each) => each.startsWith('typedTexts=')) ?? ''
  ).split('; ');
  expect(attributes).toContain(`Path=${path}`);
  const textOf = async (cookies: string) =>
    /<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(
      await (await ask(path, { headers: { cookie: cookies } })).text(),
    )?.[1];
  expect(await textOf(`${cookie}; ${kept}`)).toBe(TEXT);
  expect(await textOf(cookie)).toBe('');

  const taken = await send(path, reply, `${cookie}; ${kept}`);
  expect(taken.status).toBe(303);
  expect(taken.headers.getSetCookie().find((each) => each.startsWith('typedTexts='))).toMatch(/Max-Age=0/);
});
