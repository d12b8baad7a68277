import { beforeEach, describe, expect, test } from 'vitest';
import { isCatalogueName } from '../../../domain/messages/catalogue-names.ts';
import { someoneWaits } from '../../../../tests/support/someone-waits.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';
import { ON_EMBEDDED, openTestDatabase } from '../../../../tests/support/test-database.ts';
import { readMessageQuery } from '../../../domain/messages/find-messages.ts';
import { TRANSLATED_INTO, type TranslationUnit } from '../../../domain/messages/translation-file.ts';
import { users } from '../../account/tables.ts';
import { SHIPPED_MESSAGES } from '../../messages/messages.ts';
import { shippedProse } from '../../messages/prose.ts';
import { saveMessages } from '../../messages/save-messages.ts';
import { messageVersions, outdatedMessages } from '../../messages/tables.ts';
import { exportTranslations, importTranslations } from './translation-files.ts';
import { readXliff } from '../../spreadsheets/read-xliff.ts';

const KEY = 'nav.home';
const { database } = await openTestDatabase();
await database.insert(users).values({
  id: 'maria',
  name: 'Марія Ткач',
  email: 'maria@example.com',
  role: 'staff',
  emailVerified: true,
});
beforeEach(async () => {
  await database.delete(messageVersions);
  await database.delete(outdatedMessages);
});

// As it was shipped: what other files of this process put in force is not of this database.
const textOf = (key: string) => SHIPPED_MESSAGES.uk[key] ?? '';
const source = textOf(KEY);
const unit = (target: string, key: string = KEY, version = 0): TranslationUnit => ({
  key,
  version,
  source,
  target,
});
const send = (units: readonly TranslationUnit[], apply = true) =>
  importTranslations(database)({ locale: 'pl', units, staffId: 'maria', apply });
const rows = () =>
  database
    .select({ key: messageVersions.key, version: messageVersions.version, text: messageVersions.text })
    .from(messageVersions)
    .orderBy(messageVersions.key, messageVersions.version);
const fileOf = async (query: string, locale: 'pl' | 'en' = 'pl') => {
  const file = await exportTranslations(database)(locale, readMessageQuery(new URLSearchParams(query)));
  const read = await readXliff(new TextEncoder().encode(file));
  if (!read.ok) throw new Error(read.reason);
  return read;
};

describe('a file for translators', () => {
  test.each(TRANSLATED_INTO)('has all texts into %s, and changes nothing as it is', async (locale) => {
    const { units, locale: into } = await fileOf('page=7', locale);
    const messages = Object.keys(SHIPPED_MESSAGES.uk).filter((key) => !isCatalogueName(key));
    const keys = [...messages, ...Object.keys(shippedProse('uk'))];
    expect([into, units.length]).toEqual([locale, keys.length]);
    const plan = await importTranslations(database)({ locale, units, staffId: 'maria', apply: true });
    expect(plan).toEqual({ changes: [], problems: [], gone: 0 });
    expect(await rows()).toEqual([]);
  });

  test('has what the list is asked for, as it is said now, with its version', async () => {
    await send([unit('Początek')]);
    expect((await fileOf('show=changed')).units).toEqual([unit('Początek', KEY, 1)]);
    expect((await fileOf('show=changed', 'en')).units.map(({ key }) => key)).toEqual([KEY]);
    expect((await fileOf('q=no+such+words')).units).toEqual([]);
  });
});

describe('translations that come back', () => {
  test('are looked through without a change, then written once, however often they come', async () => {
    const { units } = await fileOf(`q=${KEY}`);
    const sent = units.map((each) => (each.key === KEY ? { ...each, target: 'Początek' } : each));
    const plan = await send(sent, false);
    expect(plan).toMatchObject({ problems: [], changes: [{ key: KEY, after: 'Początek' }] });
    expect(await rows()).toEqual([]);
    expect(await send(sent)).toEqual(plan);
    expect(await send(sent)).toEqual({ changes: [], problems: [], gone: 0 });
    expect(await rows()).toEqual([{ key: KEY, version: 1, text: 'Początek' }]);
    expect(await unloggedActs(database)).toEqual({ seen: ['text_versions'], unlogged: [] });
  });

  test('are all written or none', async () => {
    const wrong = unit('Koniec {', 'nav.cart');
    const plan = await send([unit('Początek'), wrong, unit('Koniec', 'nav.nothing')]);
    expect(plan.changes.map(({ key }) => key)).toEqual([KEY]);
    expect(plan).toMatchObject({ problems: [{ key: 'nav.cart', reason: 'unreadable' }], gone: 1 });
    expect(await rows()).toEqual([]);
  });

  test('change a text of prose', async () => {
    const [key = '', text = ''] = Object.entries(shippedProse('uk'))[0] ?? [];
    const plan = await send([{ key, version: 0, source: text, target: 'Pierwsze słowa' }]);
    expect(plan.problems).toEqual([]);
    expect(await rows()).toEqual([{ key, version: 1, text: 'Pierwsze słowa' }]);
  });

  test('of a file that is older than a text are refused, in whichever language that was changed', async () => {
    await send([unit('Początek')]);
    expect((await send([unit('Start')])).problems).toMatchObject([{ reason: 'changed-meanwhile' }]);
    await database.insert(messageVersions).values({ key: KEY, locale: 'uk', version: 1, text: 'Початок' });
    expect((await send([unit('Start', KEY, 1)])).problems).toMatchObject([{ reason: 'source-changed' }]);
    expect(await rows()).toHaveLength(2);
  });

  test('twice at once are written once', async () => {
    const plans = await Promise.all([send([unit('Początek')]), send([unit('Początek')])]);
    expect(plans.flatMap(({ problems }) => problems)).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test.skipIf(ON_EMBEDDED)('meet what somebody saves at the same moment', async () => {
    const other = 'nav.cart';
    const late = await database.transaction(async (transaction) => {
      await transaction
        .insert(messageVersions)
        .values({ key: KEY, locale: 'pl', version: 1, text: 'Początek', changedBy: 'maria' });
      const importing = send([unit('Start'), { ...unit('Torba', other), source: textOf(other) }]);
      await someoneWaits(database, importing);
      return { importing };
    });
    expect((await late.importing).problems).toEqual([{ key: KEY, reason: 'changed-meanwhile', detail: '' }]);
    expect(await rows()).toEqual([{ key: KEY, version: 1, text: 'Początek' }]);
  });
});

test('an imported translation is not outdated any more; one that the file does not change still is', async () => {
  const saved = await saveMessages(database)({
    key: KEY,
    sent: [{ locale: 'uk', text: 'Початок', version: 0 }],
    staffId: 'maria',
  });
  expect(saved).toEqual({ ok: true, changed: 1 });
  const { units } = await fileOf('show=outdated');
  expect(units.map(({ key }) => key)).toEqual([KEY]);
  await send(units);
  expect((await fileOf('show=outdated')).units).toHaveLength(1);
  const done = await send(units.map((each) => ({ ...each, target: 'Początek' })));
  expect(done).toMatchObject({ problems: [], changes: [{ key: KEY }] });
  const left = await database.select().from(outdatedMessages);
  expect(left.map(({ locale }) => locale)).toEqual(['en']);
});
