import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import {
  entryName,
  printEntry,
  type EntryFields,
  type EntryKind,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { storedEntries, TABLE_OF } from './entry-rows.ts';
import { listAds, listPromotions, listSlides } from './list-merchandising.ts';
import { moveEntry } from './move-entry.ts';
import { addEntry, checkEntry, deleteEntry, saveEntry, undoEntry } from './save-entry.ts';
import { findProductPictures } from './staff-entries.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);

const act = { staffId: anna, why: '', isPage: (path: string) => /^\/(?:faq|product\/\d+)$/.test(path) };
const TODAY = dayIn('Europe/Kyiv', new Date().toISOString());

const SENT: EntryFields = {
  'title.uk': 'Зима',
  'title.pl': 'Zima',
  'title.en': '',
  'text.uk': 'Тепло вдома',
  link: '/faq',
  media: 'image',
  picture: 'scene-meadow',
  active: 'yes',
};
async function added(sent: EntryFields = {}, kind: EntryKind = 'slide') {
  const made = await addEntry(database)({ ...act, kind, sent: { ...SENT, ...sent }, formKey: randomUUID() });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
}
const fieldsOf = async (id: number, kind: EntryKind = 'slide') => {
  const [found] = await storedEntries(database, kind, { id });
  return found && printEntry(kind, found.entry);
};
const logOf = async (id: number, kind: EntryKind = 'slide') =>
  (await listAudit(database)({ subject: 'home-entry', subjectId: entryName(kind, id), locale: 'pl' }))
    .entries;
const shownIds = async () => (await listSlides(database)('uk')).map(({ id }) => id);

describe('a new entry', () => {
  test('is shown behind the others in each language that it has, and logged', async () => {
    const id = await added({ 'text.pl': 'Ciepło w domu' });
    const slides = await listSlides(database)('uk');
    expect(slides.at(-1)).toMatchObject({ id, title: 'Зима', description: 'Тепло вдома', link: '/faq' });
    expect((await listSlides(database)('pl')).at(-1)).toMatchObject({ id, title: 'Zima' });
    expect((await listSlides(database)('en')).map((each) => each.id)).not.toContain(id);
    for (const kind of ['ad', 'promotion'] as const) {
      const chosen = { category: 'batteries', picture: 'us5000-front' };
      const other = await added(kind === 'promotion' ? chosen : {}, kind);
      const list = kind === 'ad' ? listAds(database) : listPromotions(database);
      expect((await list('uk')).map((each) => each.id)).toContain(other);
      expect((await list('en')).map((each) => each.id)).not.toContain(other);
    }
    expect(await logOf(id)).toMatchObject([
      { action: 'created', subjectName: 'Zima', changes: { 'title.uk': ['', 'Зима'] } },
    ]);
  });

  test('is added once by a form that is sent twice, also at the same time', async () => {
    const form = { ...act, kind: 'slide' as const, sent: SENT, formKey: randomUUID() };
    const before = (await shownIds()).length;
    const both = await Promise.all([addEntry(database)(form), addEntry(database)(form)]);
    const again = await addEntry(database)(form);
    expect(new Set([...both, again].map((each) => each.ok && each.id)).size).toBe(1);
    expect((await shownIds()).length).toBe(before + 1);
  });

  test('names only what the shop has', async () => {
    const refusedBy = (sent: EntryFields) =>
      addEntry(database)({ ...act, kind: 'slide', sent: { ...SENT, ...sent }, formKey: randomUUID() });
    expect(await refusedBy({ link: '/product/999999' })).toMatchObject({ problems: { link: 'no-page' } });
    expect(await refusedBy({ link: '/product/99999999999' })).toMatchObject({
      problems: { link: 'no-page' },
    });
    expect(await refusedBy({ picture: 'no-such-front' })).toMatchObject({
      problems: { picture: 'no-picture' },
    });
    for (const lost of ['/pictures/scenes/none.webp', '/../package.webp', '/films/none.webp'])
      expect(await refusedBy({ picture: lost })).toMatchObject({ problems: { picture: 'no-file' } });
    expect(await refusedBy({ picture: '/icon-192.png' })).toMatchObject({ ok: true });
    const [picture = ''] = (await findProductPictures(database)('101')) ?? [];
    expect(await refusedBy({ link: '/product/101', picture })).toMatchObject({ ok: true });
    expect(await findProductPictures(database)('nothing')).toBeNull();
  });
});

test('an entry is shown from its first to its last day, while it is active', async () => {
  const yesterday = daysAfter(TODAY, -1);
  const tomorrow = daysAfter(TODAY, 1);
  const hidden = [
    await added({ firstDay: tomorrow }),
    await added({ lastDay: yesterday }),
    await added({ active: 'no' }),
  ];
  const shown = [
    await added({ firstDay: TODAY, lastDay: TODAY }),
    await added({ firstDay: yesterday, lastDay: tomorrow }),
  ];
  expect(await shownIds()).toEqual(expect.arrayContaining(shown));
  expect((await shownIds()).filter((id) => hidden.includes(id))).toEqual([]);
  const ad = await added({ lastDay: yesterday }, 'ad');
  expect((await listAds(database)('uk')).map(({ id }) => id)).not.toContain(ad);
  const picture = 'prm-bt12hv-three-quarter';
  const promotion = await added({ category: 'batteries', picture, firstDay: tomorrow }, 'promotion');
  expect((await listPromotions(database)('uk', 2)).map(({ id }) => id)).not.toContain(promotion);
});

describe('two people', () => {
  test('change different fields beside each other, and the same field not', async () => {
    const id = await added();
    const base = (await fieldsOf(id)) ?? {};
    const save = (sent: EntryFields) => saveEntry(database)({ ...act, kind: 'slide', id, base, sent });
    expect(await save({ 'title.pl': 'Mróz' })).toMatchObject({ ok: true, changed: 1 });
    expect(await save({ 'title.en': 'Winter' })).toMatchObject({ ok: true, changed: 1 });
    expect(await save({ 'title.pl': 'Śnieg' })).toEqual({
      ok: false,
      reason: 'fields-changed',
      conflicts: { 'title.pl': { stored: 'Mróz', sent: 'Śnieg' } },
    });
    expect(await fieldsOf(id)).toMatchObject({ 'title.pl': 'Mróz', 'title.en': 'Winter' });
    expect(await deleteEntry(database)({ ...act, kind: 'slide', id, base })).toMatchObject({
      ok: false,
      reason: 'fields-changed',
    });
    expect(await save({ link: 'javascript:alert(1)' })).toMatchObject({ problems: { link: 'bad-link' } });
  });

  test('move entries only from the order that they saw', async () => {
    const before = (await storedEntries(database, 'slide')).map(({ id }) => id);
    const last = before.at(-1) ?? 0;
    const move = { kind: 'slide', id: last, to: 0, seen: before, staffId: anna } as const;
    expect(await moveEntry(database)(move)).toEqual({ ok: true });
    expect(await moveEntry(database)(move)).toEqual({ ok: true });
    const after = (await storedEntries(database, 'slide')).map(({ id }) => id);
    expect(after).toEqual([last, ...before.slice(0, -1)]);
    expect((await logOf(last)).filter(({ action }) => action === 'moved')).toMatchObject([
      { changes: { position: [String(before.length), '1'] } },
    ]);
    const late = { ...move, id: before[0] ?? 0, to: 1 };
    expect(await moveEntry(database)(late)).toEqual({ ok: false, reason: 'order-changed' });
    expect(await moveEntry(database)({ ...move, id: 999_999 })).toEqual({
      ok: false,
      reason: 'entry-not-found',
    });
  });
});

describe('a change is undone', () => {
  const undo = async (id: number, place = 0) => {
    const entry = (await logOf(id))[place];
    return undoEntry(database)({ ...act, kind: 'slide', id, entryId: entry?.id ?? 0 });
  };

  test('as a change of its own, and that one again', async () => {
    const id = await added();
    const base = (await fieldsOf(id)) ?? {};
    await saveEntry(database)({ ...act, kind: 'slide', id, base, sent: { 'title.uk': 'Весна' } });
    expect(await undo(id)).toMatchObject({ ok: true, changed: 1 });
    expect(await fieldsOf(id)).toEqual(base);
    expect((await logOf(id))[0]).toMatchObject({
      action: 'undone',
      changes: { 'title.uk': ['Весна', 'Зима'] },
    });
    expect(await undo(id)).toMatchObject({ ok: true, changed: 1 });
    expect(await fieldsOf(id)).toMatchObject({ 'title.uk': 'Весна' });
  });

  test('unless somebody changed the same since, with both versions', async () => {
    const id = await added();
    const save = async (title: string) => {
      const base = (await fieldsOf(id)) ?? {};
      await saveEntry(database)({ ...act, kind: 'slide', id, base, sent: { 'title.uk': title } });
    };
    await save('Весна');
    await save('Літо');
    expect(await undo(id, 1)).toEqual({
      ok: false,
      reason: 'fields-changed',
      conflicts: { 'title.uk': { stored: 'Літо', sent: 'Зима' } },
    });
    expect(await undo(id, 2)).toMatchObject({ ok: false, reason: 'fields-changed' });
    expect(await fieldsOf(id)).toMatchObject({ 'title.uk': 'Літо' });
  });

  test('a deletion brings the entry back to its place, an addition takes it away', async () => {
    const id = await added();
    await added();
    const before = await shownIds();
    const base = (await fieldsOf(id)) ?? {};
    expect(await deleteEntry(database)({ ...act, kind: 'slide', id, base })).toMatchObject({ ok: true });
    expect(await deleteEntry(database)({ ...act, kind: 'slide', id, base })).toEqual({
      ok: true,
      id,
      changed: 0,
    });
    expect(await shownIds()).not.toContain(id);
    const [deleted] = await logOf(id);
    const again = { ...act, kind: 'slide' as const, id, entryId: deleted?.id ?? 0 };
    const both = await Promise.all([undoEntry(database)(again), undoEntry(database)(again)]);
    expect(both.filter((each) => each.ok && each.changed > 0)).toHaveLength(1);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(await shownIds()).toEqual(before);
    expect(await fieldsOf(id)).toEqual(base);
    expect(await undo(id, 2)).toMatchObject({ ok: true });
    expect(await shownIds()).not.toContain(id);
    expect(await undoEntry(database)({ ...again, entryId: 999_999 })).toEqual({
      ok: false,
      reason: 'entry-not-found',
    });
  });
});

test('an entry that was stored with a file that is gone keeps it while other fields change, and takes no other', async () => {
  const id = await added({});
  await database.update(TABLE_OF.slide).set({ src: '/films/gone.webp' }).where(eq(TABLE_OF.slide.id, id));
  const edit = { ...act, kind: 'slide', id, base: {} } as const;
  expect(await saveEntry(database)({ ...edit, sent: { 'title.uk': 'Інша назва' } })).toMatchObject({
    ok: true,
  });
  expect(await saveEntry(database)({ ...edit, sent: { picture: '/films/lost.webp' } })).toMatchObject({
    problems: { picture: 'no-file' },
  });
  const check = (fields: EntryFields, which: number | null = id) =>
    checkEntry(database)({ kind: 'slide', id: which, isPage: act.isPage, fields: { ...SENT, ...fields } });
  expect(await check({ picture: '/films/gone.webp' })).toEqual({});
  expect(await check({ picture: '/films/lost.webp' })).toEqual({ picture: 'no-file' });
  expect(await check({ picture: '/films/gone.webp' }, null)).toEqual({ picture: 'no-file' });
});
