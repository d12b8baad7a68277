import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSeededEmbedded } from '../../../tests/support/test-database.ts';
import { readMessageQuery } from '../../domain/messages/find-messages.ts';
import { type Change, openChangeFeed } from '../changes/change-feed.ts';
import { users } from '../account/tables.ts';
import { findMessage } from './find-message.ts';
import { followMessages } from './follow-messages.ts';
import { listMessages } from './list-messages.ts';
import { readOwnMessages } from './read-own-messages.ts';
import { saveMessages } from './save-messages.ts';
import { confirmMessage } from './outdated-messages.ts';
import { messageVersions, outdatedMessages } from './tables.ts';
import { messagesOf } from './messages.ts';
import { shippedProse } from './prose.ts';
import { listAudit } from '../audit/audit-log.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const KEY = 'nav.home';
const connection = await openSeededEmbedded(); // where a change is told with its commit
const { database } = connection;
await database.insert(users).values([
  { id: 'maria', name: 'Марія Ткач', email: 'maria@example.com', role: 'staff', emailVerified: true },
  { id: 'jan', name: 'Jan Nowak', email: 'jan@example.com', role: 'admin', emailVerified: true },
]);
const failed: unknown[] = [];
const reading = { read: readOwnMessages(database) };
const feed = await followMessages(openChangeFeed(connection), {
  readOwn: () => reading.read(),
  onFailure: (error) => failed.push(error),
});
const told: Change[] = [];
feed.subscribe((change) => told.push(change));
afterAll(async () => {
  // Other files of this process say what the shop came with.
  await database.delete(messageVersions);
  await feed.caughtUp();
  await feed.close();
  await connection.close();
});

const shipped = messagesOf('uk').translate(KEY);
const save = async (text: string | null, version: number, staffId = 'maria', key = KEY) => {
  const saved = await saveMessages(database)({ key, sent: [{ locale: 'uk', text, version }], staffId });
  await feed.caughtUp();
  return saved;
};
const said = () => messagesOf('uk').translate(KEY);
const list = (query: string) => listMessages(database)(readMessageQuery(new URLSearchParams(query)));
const find = (key = KEY, query = '') =>
  findMessage(database)(key, readMessageQuery(new URLSearchParams(query)));

beforeEach(async () => {
  await database.delete(messageVersions);
  await feed.caughtUp();
  told.length = 0;
});

describe('a text of staff', () => {
  test('is in force when it is saved, and what was made with the old one is told', async () => {
    expect(await save('Початок', 0)).toEqual({ ok: true, changed: 1 });
    expect(said()).toBe('Початок');
    expect(told).toEqual([new Set(['texts']), new Set(['texts:uk'])]);
  });

  test('gives way to that of the shop, and is remembered', async () => {
    await save('Початок', 0);
    await save('Перша', 1, 'jan');
    expect(await save(null, 2)).toEqual({ ok: true, changed: 1 });
    expect(said()).toBe(shipped);
    const found = await find();
    expect(found?.languages.uk).toMatchObject({ inForce: shipped, own: null, version: 3 });
    expect(found?.history.map(({ text, changedBy }) => [text, changedBy])).toEqual([
      [null, 'Марія Ткач'],
      ['Перша', 'Jan Nowak'],
      ['Початок', 'Марія Ткач'],
    ]);
  });

  test('is written once, however often it is sent', async () => {
    await save('Початок', 0);
    expect(await save('Початок', 0)).toEqual({ ok: true, changed: 0 });
    expect((await find())?.history.length).toBe(1);
  });

  test('does not take the place of one that its writer has not seen', async () => {
    await save('Початок', 0);
    expect(await save('Перша', 0, 'jan')).toEqual({ ok: false, reason: 'texts-changed', locales: ['uk'] });
    expect(said()).toBe('Початок');
    expect(await save('Перша', 1, 'jan')).toEqual({ ok: true, changed: 1 });
  });

  test('of two that are sent at once is one', async () => {
    const sent = await Promise.all([save('Початок', 0), save('Перша', 0, 'jan')]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await find())?.history.length).toBe(1);
  });

  test('is refused with the others of its form when one of them is wrong', async () => {
    const sent = [
      { locale: 'uk', text: 'Початок', version: 0 },
      { locale: 'pl', text: 'Start {name}', version: 0 },
    ] as const;
    expect(await saveMessages(database)({ key: KEY, sent, staffId: 'maria' })).toEqual({
      ok: false,
      reason: 'invalid-texts',
      faults: { pl: { reason: 'places-unknown', detail: 'name' } },
    });
    expect((await find())?.history).toEqual([]);
  });

  test('has no place under a key that the shop has not', async () => {
    for (const key of ['nav.nothing', 'constructor', '', 'a\u0001'])
      expect(await save('Початок', 0, 'maria', key)).toEqual({ ok: false, reason: 'text-not-found' });
    expect(await find('nav.nothing')).toBeNull();
  });
});

describe('a text of a page', () => {
  const [key, text] = Object.entries(shippedProse('uk')).find(([each]) => each.startsWith('/manuals.')) ?? [
    '',
    '',
  ];
  const page = () => messagesOf('uk').prose.page('manuals');

  test('is in force when it is saved, of its language alone, and what is made of it is made anew', async () => {
    const [before, pl] = [messagesOf('uk').hash, messagesOf('pl').hash];
    expect(page().title).toBe(text);
    expect(await save('Посібники', 0, 'maria', key)).toEqual({ ok: true, changed: 1 });
    expect(page().title).toBe('Посібники');
    expect(told).toEqual([new Set(['texts']), new Set(['texts:uk'])]);
    expect(messagesOf('uk').hash).not.toBe(before);
    expect(messagesOf('pl').hash).toBe(pl);
    await save(null, 1, 'maria', key);
    expect(page().title).toBe(text);
  });

  test('is listed with its page, in the order of reading, and found by what it says', async () => {
    const { entries, groups } = await list('group=/manuals');
    expect(entries[0]?.key).toBe(key);
    expect(groups.find(({ group }) => group === '/manuals')?.count).toBeGreaterThan(50);
    expect((await list(`q=${encodeURIComponent(text)}&group=/manuals`)).entries[0]?.key).toBe(key);
    expect((await find(key))?.languages.pl.examples).toEqual([]);
  });

  test('whose words a release changed is in force nowhere, and can be put away', async () => {
    const gone = '/manuals.head.00000000';
    await database.insert(messageVersions).values({ locale: 'uk', key: gone, version: 1, text: 'Давно' });
    await feed.caughtUp();
    expect(JSON.stringify(page())).not.toContain('Давно');
    expect((await list('show=ignored')).entries.map(({ key: each }) => each)).toEqual([gone]);
    expect(await save(null, 1, 'jan', gone)).toEqual({ ok: true, changed: 1 });
  });
});

describe('what a release left behind', () => {
  beforeEach(async () => {
    await database.insert(messageVersions).values([
      { locale: 'uk', key: 'nav.gone', version: 1, text: 'Давно', changedBy: 'maria' },
      { locale: 'uk', key: KEY, version: 1, text: 'Вітаємо, {name}' },
      { locale: 'uk', key: 'cart.title', version: 1, text: 'Мій кошик', changedBy: 'jan' },
    ]);
    await feed.caughtUp();
  });

  test('is not said, and does not keep the others from being said', () => {
    expect([said(), messagesOf('uk').translate('cart.title'), failed]).toEqual([shipped, 'Мій кошик', []]);
  });

  test('is listed, with the reason', async () => {
    const { entries, total, ignored } = await list('show=ignored');
    expect([total, ignored]).toEqual([2, 2]);
    expect(entries.map(({ key, states }) => [key, states.uk.inForce, states.uk.fault?.reason])).toEqual([
      ['nav.gone', null, 'gone'],
      [KEY, shipped, 'places-unknown'],
    ]);
  });

  test('can be put away', async () => {
    expect(await save('Сьогодні', 1, 'jan', 'nav.gone')).toMatchObject({ reason: 'text-not-found' });
    expect(await save(null, 1, 'jan', 'nav.gone')).toEqual({ ok: true, changed: 1 });
    expect((await list('show=ignored')).total).toBe(1);
  });
});

describe('the list', () => {
  test('is found page by page, with its neighbours', async () => {
    const first = await list('group=nav');
    const next = await list('group=nav&page=2');
    expect(first.groups.find(({ group }) => group === 'nav')?.count).toBe(first.total);
    const keys = Object.keys(messagesOf('uk').messages).filter((key) => key.startsWith('nav.'));
    expect([...first.entries, ...next.entries].map(({ key }) => key)).toEqual(keys);
    const found = await find(keys[1], 'group=nav');
    expect([found?.previous, found?.next]).toEqual([keys[0], keys[2]]);
    expect(await find(keys[0], 'group=cart')).toMatchObject({ previous: null, next: null });
  });
});

test('texts that cannot be read are read again; until then the others stay', async () => {
  await save('Початок', 0);
  reading.read = () => Promise.reject(new Error('away'));
  await save('Перша', 1);
  expect([said(), failed]).toEqual(['Початок', [new Error('away')]]);
  reading.read = readOwnMessages(database);
  await expect.poll(said).toBe('Перша');
  failed.length = 0;
});

test('an account that is gone leaves what it wrote', async () => {
  await database.insert(users).values({ id: 'guest', name: 'Іра', email: 'ira@example.com' });
  await save('Початок', 0, 'guest');
  await database.execute(sql`delete from users where id = 'guest'`);
  expect((await find())?.history[0]).toMatchObject({ text: 'Початок', changedBy: null });
  expect(said()).toBe('Початок');
});

test('all that staff did stands in the log', async () => {
  expect((await unloggedActs(database)).unlogged).toEqual([]);
  const { entries } = await listAudit(database)({ subject: 'text' });
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['edited']));
});

describe('translations of a text', () => {
  const marked = async (query = '') =>
    (await list(`show=outdated${query}`)).entries.map(({ key, outdated }) => [
      key,
      ...outdated.map(({ locale, said: was }) => `${locale}: ${was}`).toSorted(),
    ]);
  const saveAll = (sent: readonly { locale: 'uk' | 'pl' | 'en'; text: string | null; version: number }[]) =>
    saveMessages(database)({ key: KEY, sent, staffId: 'maria' });
  const untouched = (locale: 'pl' | 'en') => ({
    locale,
    text: messagesOf(locale).translate(KEY),
    version: 0,
  });

  beforeEach(() => database.delete(outdatedMessages));

  test('are outdated when they stay while the Ukrainian one changes, and are listed until it says again what it said', async () => {
    await saveAll([{ locale: 'uk', text: 'Початок', version: 0 }, untouched('pl'), untouched('en')]);
    expect(await marked()).toEqual([[KEY, `en: ${shipped}`, `pl: ${shipped}`]]);
    expect((await list('')).outdated).toBe(1);
    expect((await find())?.languages.uk.outdated).toBeNull();
    await saveAll([{ locale: 'uk', text: 'Початок 2', version: 1 }]);
    expect(await marked()).toEqual([[KEY, `en: ${shipped}`, `pl: ${shipped}`]]);
    await saveAll([{ locale: 'uk', text: null, version: 2 }]);
    expect(await marked()).toEqual([]);
  });

  test('follow it when they are written by who sees it, not by who saw another, and not as they were shipped', async () => {
    await saveAll([
      { locale: 'uk', text: 'Початок', version: 0 },
      { locale: 'pl', text: 'Początek', version: 0 },
    ]);
    expect(await marked()).toEqual([[KEY, `en: ${shipped}`]]);
    // A form that was opened before the Ukrainian text was changed.
    const old = { locale: 'uk' as const, text: shipped, version: 0 };
    await saveAll([old, { locale: 'en', text: 'Begin', version: 0 }]);
    expect(await marked()).toEqual([[KEY, `en: ${shipped}`]]);
    await saveAll([{ locale: 'en', text: null, version: 1 }]);
    expect(await marked()).toEqual([[KEY, `en: ${shipped}`]]);
    await saveAll([{ locale: 'en', text: 'Begin', version: 2 }]);
    expect(await marked()).toEqual([]);
  });

  test('are found to be right still, once and in the log; not after another change', async () => {
    await saveAll([{ locale: 'uk', text: 'Початок', version: 0 }]);
    const seen = (await find())?.languages.pl.outdated?.since ?? '';
    const confirm = (since: string) =>
      confirmMessage(database)({ key: KEY, locale: 'pl', seen: since, staffId: 'maria' });
    expect(await confirm('2020-01-01T00:00:00.000Z')).toEqual({ ok: false, reason: 'changed-since' });
    expect(await Promise.all([confirm(seen), confirm(seen)])).toEqual(
      expect.arrayContaining([
        { ok: true, changed: 1 },
        { ok: true, changed: 0 },
      ]),
    );
    expect(await marked()).toEqual([[KEY, `en: ${shipped}`]]);
    const { entries } = await listAudit(database)({ subject: 'text', subjectId: KEY });
    expect(entries[0]).toMatchObject({
      action: 'translation-checked',
      changes: { 'outdated.pl': ['words', ''] },
    });
  });
});
