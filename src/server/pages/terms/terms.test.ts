import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSeededEmbedded } from '../../../../tests/support/test-database.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import type { Localized } from '../../../domain/locale/locale.ts';
import { localized } from '../../../domain/locale/localized.ts';
import type { SectionStep } from '../../../domain/pages/terms/sections.ts';
import type { WrittenBlock } from '../../../domain/pages/terms/terms-text.ts';
import { users } from '../../account/tables.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { openChangeFeed, type Change } from '../../changes/change-feed.ts';
import { messagesOf } from '../../messages/messages.ts';
import {
  findTermsEdition,
  setTermsEditions,
  shippedTerms,
  termsEditions as inForce,
  termsVersion,
} from '../../messages/terms-in-force.ts';
import { beginTermsDraft, changeTermsDraft, discardTermsDraft, todayInKyiv } from './change-terms.ts';
import { findTermsDraft, listTermsEditions } from './drafts.ts';
import { enterShippedTerms, followTerms, readTermsEditions } from './follow-terms.ts';
import { publishTerms, withdrawTerms } from './publish-terms.ts';
import { termsEditions } from './tables.ts';

const connection = await openSeededEmbedded(); // where a change is announced with its commit
const { database } = connection;
await database.insert(users).values([
  { id: 'jan', name: 'Jan Nowak', email: 'jan@example.com', role: 'staff', emailVerified: true },
  { id: 'ewa', name: 'Ewa Lis', email: 'ewa@example.com', role: 'staff', emailVerified: true },
]);
const failed: unknown[] = [];
const feed = await followTerms(openChangeFeed(connection), {
  read: readTermsEditions(database),
  onFailure: (error) => failed.push(error),
});
const changes: Change[] = [];
feed.subscribe((change) => changes.push(change));

afterAll(async () => {
  await feed.close();
  await connection.close();
  setTermsEditions(new Map()); // other files share the process
});
beforeEach(async () => {
  await database.execute(sql`truncate terms_editions`);
  await enterShippedTerms(database);
  await feed.caughtUp();
  changes.length = 0;
});

const page = 'legal-terms';
const shipped = shippedTerms(page);
const today = todayInKyiv();
const clauses = (what: string, items = 1): Localized<readonly WrittenBlock[]> => {
  const one = { kind: 'clause' as const, title: what, items: Array.from({ length: items }, () => what) };
  return { uk: [one], pl: [one], en: [one] };
};
const titlesOf = (id: string) =>
  localized((locale) => shipped.texts[locale].sections.find((section) => section.id === id)?.title ?? '');
async function seenNow() {
  const [draft, [newest]] = [await findTermsDraft(database)(page), await listTermsEditions(database)(page)];
  return { revision: draft?.revision ?? 0, edition: newest?.id ?? 0 };
}
const write = async (what: string, seen?: Awaited<ReturnType<typeof seenNow>>) =>
  changeTermsDraft(database)({
    page,
    step: { kind: 'write', section: 'purchase', titles: titlesOf('purchase'), written: clauses(what) },
    seen: seen ?? (await seenNow()),
    staffId: 'jan',
  });
const publish = async (day: string, more: Partial<Parameters<ReturnType<typeof publishTerms>>[0]> = {}) => {
  const seen = await seenNow();
  const done = await publishTerms(database)({
    page,
    day,
    seen,
    staffId: 'jan',
    why: 'нове',
    knowsReplaced: false,
    ...more,
  });
  await feed.caughtUp();
  return done;
};
const shownTitle = () =>
  messagesOf('uk')
    .prose.page(page)
    .sections.find(({ id }) => id === 'purchase')
    ?.blocks.flatMap((block) => (block.kind === 'clause' ? [block.title] : []))[0];

describe('what a release came with', () => {
  test('is entered once, whichever instance starts, and holds while staff wrote nothing', async () => {
    await Promise.all([enterShippedTerms(database), enterShippedTerms(database)]);
    const editions = await listTermsEditions(database)(page);
    expect(editions.map(({ name, isStaffs, digest }) => [name, isStaffs, digest])).toEqual([
      [shipped.day, false, shipped.digest],
    ]);
    expect(termsVersion(page)).toBe(shipped.day);
    expect(messagesOf('pl').prose.page(page).updatedOn).toBe(shipped.day);
  });

  test('is an edition of its own beside another text of its day, and never holds over the heads of staff', async () => {
    await write('Наше');
    expect(await publish(today)).toEqual({ ok: true, name: today });
    await database.insert(termsEditions).values({
      page,
      day: daysAfter(today, 1),
      number: 1,
      source: 'release',
      texts: shipped.texts,
      digest: 'another',
      releaseDigest: 'another',
    });
    await feed.caughtUp();
    expect([termsVersion(page), shownTitle()]).toEqual([today, 'Наше']);
    expect(inForce(page).held.map(({ day }) => day)).toEqual([today, shipped.day]);
  });
});

describe('an edition of staff', () => {
  test('holds from its day on every instance, with who, when and why, and is never changed', async () => {
    expect(await write('Наше')).toEqual({ ok: true, isChanged: true });
    await feed.caughtUp();
    expect(changes).toEqual([]);
    expect(await publish(today)).toEqual({ ok: true, name: today });
    expect(changes).toContainEqual(new Set([`page:${page}`]));
    expect([termsVersion(page), termsVersion('terms'), shownTitle()]).toEqual([
      today,
      shippedTerms('terms').day,
      'Наше',
    ]);
    const [edition] = await listTermsEditions(database)(page);
    expect(edition).toMatchObject({ name: today, changedBy: 'Jan Nowak', why: 'нове', isStaffs: true });
    const { entries } = await listAudit(database)({ subject: 'page', subjectId: page });
    expect(entries[0]).toMatchObject({
      action: 'edited',
      why: 'нове',
      changes: { edition: ['', today], 'section.purchase.uk': [expect.any(String), '# Наше\nНаше'] },
    });
    expect(findTermsEdition(page, shipped.day)?.digest).toBe(shipped.digest);
    expect(findTermsEdition(page, '2020-01-01')).toBeNull();
    const change = database
      .update(termsEditions)
      .set({ texts: shipped.texts })
      .where(and(eq(termsEditions.page, page), eq(termsEditions.source, 'staff')));
    await expect(change).rejects.toThrow(/terms_editions|edition of terms/);
    await expect(database.delete(termsEditions).where(eq(termsEditions.page, page))).rejects.toThrow(
      /terms_editions|edition of terms/,
    );
  });

  test('has a number from the second of its day on, and the last one holds', async () => {
    await write('Перше');
    await publish(today);
    await write('Друге');
    expect(await publish(today)).toEqual({ ok: true, name: `${today}-2` });
    expect([termsVersion(page), shownTitle()]).toEqual([`${today}-2`, 'Друге']);
    expect(findTermsEdition(page, today)?.texts.uk.sections).not.toEqual(
      findTermsEdition(page, `${today}-2`)?.texts.uk.sections,
    );
  });

  test('that is announced holds not yet, takes over by itself, and can be withdrawn before', async () => {
    const day = daysAfter(today, 30);
    await write('Згодом');
    expect(await publish(day)).toEqual({ ok: true, name: day });
    expect([termsVersion(page), inForce(page).announced?.day]).toEqual([shipped.day, day]);
    expect(findTermsEdition(page, day)).not.toBeNull();
    const withdraw = (name: string, why = 'помилка') =>
      withdrawTerms(database)({ page, name, staffId: 'jan', why });
    expect(await withdraw(day, '')).toEqual({ ok: false, reason: 'why-missing' });
    expect(await withdraw(shipped.day)).toEqual({ ok: false, reason: 'edition-not-found' });
    expect(await withdraw(day)).toEqual({ ok: true, isChanged: true });
    expect(await withdraw(day)).toEqual({ ok: true, isChanged: false });
    await feed.caughtUp();
    expect([inForce(page).announced, findTermsEdition(page, day)]).toEqual([null, null]);
    // Its name is not given to another text.
    await write('Інакше');
    expect(await publish(day)).toEqual({ ok: true, name: `${day}-2` });
    await write('Зараз');
    await publish(today, { knowsReplaced: true });
    expect(await withdraw(today)).toEqual({ ok: false, reason: 'edition-holds' });
  });

  test('can begin with the text of an earlier one, or with what the release came with', async () => {
    await write('Перше');
    await publish(today);
    const begin = (from: string) => beginTermsDraft(database)({ page, from, staffId: 'jan' });
    expect(await begin('2020-01-01')).toEqual({ ok: false, reason: 'edition-not-found' });
    expect(await begin(shipped.day)).toEqual({ ok: true, isChanged: true });
    expect(await begin('release')).toEqual({ ok: true, isChanged: false });
    expect(await begin(today)).toEqual({ ok: false, reason: 'draft-exists' });
    expect(await publish(today)).toEqual({ ok: true, name: `${today}-2` });
    expect(messagesOf('uk').prose.page(page).sections).toEqual(shipped.texts.uk.sections);
  });
});

describe('while an edition is announced', () => {
  const [soon, later] = [daysAfter(today, 5), daysAfter(today, 20)];

  test('a correction that it would take back is published only by who knows', async () => {
    await write('Згодом');
    await publish(soon);
    await write('Виправлено');
    expect(await publish(today)).toEqual({ ok: false, reason: 'replaced', name: soon });
    expect(await publish(daysAfter(soon, -1))).toEqual({ ok: false, reason: 'replaced', name: soon });
    expect(termsVersion(page)).toBe(shipped.day);
    expect(await findTermsDraft(database)(page)).not.toBeNull();
    expect(await publish(today, { knowsReplaced: true })).toEqual({ ok: true, name: today });
    expect([termsVersion(page), inForce(page).announced?.day]).toEqual([today, soon]);
  });

  test('one that takes its place, or holds after it, asks nothing', async () => {
    await write('Згодом');
    await publish(soon);
    await write('Ще раз');
    expect(await publish(soon)).toEqual({ ok: true, name: `${soon}-2` });
    await write('Пізніше');
    expect(await publish(later)).toEqual({ ok: true, name: later });
    await write('Між ними');
    expect(await publish(daysAfter(soon, 1))).toEqual({ ok: false, reason: 'replaced', name: later });
    expect(await publish(soon)).toEqual({ ok: false, reason: 'replaced', name: later });
    // Of one day the last one is named.
    expect(await publish(today)).toEqual({ ok: false, reason: 'replaced', name: `${soon}-2` });
  });

  test('the same text sooner asks nothing: it is not taken back', async () => {
    await write('Згодом');
    await publish(soon);
    await beginTermsDraft(database)({ page, from: soon, staffId: 'jan' });
    expect(await publish(today)).toEqual({ ok: true, name: today });
  });

  test('one that was withdrawn takes nothing back', async () => {
    await write('Згодом');
    await publish(soon);
    await withdrawTerms(database)({ page, name: soon, staffId: 'jan', why: 'помилка' });
    await write('Виправлено');
    expect(await publish(today)).toEqual({ ok: true, name: today });
  });
});

describe('nothing is published', () => {
  test('that a document could not show, even where no form was read', async () => {
    await write('✓');
    expect(await publish(today)).toMatchObject({
      ok: false,
      reason: 'not-ready',
      unready: expect.arrayContaining([
        {
          kind: 'slip',
          section: 'purchase',
          locale: 'pl',
          slip: { kind: 'no-glyph', line: 1, characters: ['✓'] },
        },
      ]),
    });
  });

  test('without a reason, of a day that cannot be, or in languages that differ', async () => {
    await write('Наше');
    expect(await publish(today, { why: '' })).toEqual({ ok: false, reason: 'why-missing' });
    expect(await publish(daysAfter(today, -1))).toEqual({ ok: false, reason: 'day-past' });
    expect(await publish(daysAfter(today, 400))).toEqual({ ok: false, reason: 'day-too-far' });
    expect(await publish('2026-02-31')).toEqual({ ok: false, reason: 'day-unreal' });
    await changeTermsDraft(database)({
      page,
      step: {
        kind: 'write',
        section: 'purchase',
        titles: titlesOf('purchase'),
        written: { ...clauses('Наше'), pl: clauses('Nasze', 2).pl },
      },
      seen: await seenNow(),
      staffId: 'jan',
    });
    expect(await publish(today)).toMatchObject({
      ok: false,
      reason: 'not-ready',
      unready: [{ kind: 'items', section: 'purchase', counts: [1, 2, 1] }],
    });
    expect(termsVersion(page)).toBe(shipped.day);
  });

  test('that says what holds anyway: the draft goes away', async () => {
    await beginTermsDraft(database)({ page, from: 'release', staffId: 'jan' });
    expect(await publish(today)).toEqual({ ok: true, name: null });
    expect(await findTermsDraft(database)(page)).toBeNull();
  });
});

describe('of two who work on one text', () => {
  test('the second is refused with both versions, and nothing of the first is lost', async () => {
    const seen = await seenNow();
    expect(await write('Перший', seen)).toEqual({ ok: true, isChanged: true });
    const refused = await write('Другий', seen);
    expect(refused).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    expect(await write('Перший', seen)).toEqual({ ok: true, isChanged: false });
    const discarded = await discardTermsDraft(database)({ page, seen });
    expect(discarded).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    expect(await publish(today, { seen })).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    expect(await discardTermsDraft(database)({ page, seen: await seenNow() })).toEqual({ ok: true });
    expect(await discardTermsDraft(database)({ page, seen })).toEqual({ ok: true });
  });

  test('one publishes: the draft becomes one edition', async () => {
    await write('Наше');
    const seen = await seenNow();
    // The same request sent twice is one.
    const both = await Promise.all([publish(today, { seen }), publish(today, { seen })]);
    expect(both).toEqual([
      { ok: true, name: today },
      { ok: true, name: today },
    ]);
    expect((await listTermsEditions(database)(page)).filter(({ isStaffs }) => isStaffs)).toHaveLength(1);
  });

  test('the other learns who published the draft that both saw, and as which edition', async () => {
    await write('Наше');
    const seen = await seenNow();
    const byEwa = (more = {}) => publish(today, { seen, staffId: 'ewa', ...more });
    const both = await Promise.all([publish(today, { seen }), byEwa()]);
    const names = { jan: 'Jan Nowak', ewa: 'Ewa Lis' };
    const winner = both[0]?.ok === true ? names.jan : names.ewa;
    expect(both).toContainEqual({ ok: true, name: today });
    expect(both).toContainEqual({ ok: false, reason: 'draft-published', by: winner, name: today });
    expect(await publish(daysAfter(today, 1), { seen })).toMatchObject({ reason: 'draft-published' });
    // Nor was it discarded.
    expect(await discardTermsDraft(database)({ page, seen })).toEqual({
      ok: false,
      reason: 'draft-published',
      by: winner,
      name: today,
    });
    expect((await listTermsEditions(database)(page)).filter(({ isStaffs }) => isStaffs)).toHaveLength(1);
  });

  test('the other learns that the draft was discarded', async () => {
    await write('Наше');
    const seen = await seenNow();
    await discardTermsDraft(database)({ page, seen });
    expect(await publish(today, { seen })).toEqual({ ok: false, reason: 'draft-gone' });
    expect(termsVersion(page)).toBe(shipped.day);
  });

  test('begin one draft', async () => {
    const begin = () => beginTermsDraft(database)({ page, from: 'release', staffId: 'jan' });
    await Promise.all([begin(), begin()]);
    const drafts = await database
      .select()
      .from(termsEditions)
      .where(and(eq(termsEditions.page, page), isNull(termsEditions.day)));
    expect(drafts).toHaveLength(1);
    expect(
      await changeTermsDraft(database)({
        page,
        step: { kind: 'write', section: 'nothing', titles: titlesOf('purchase'), written: clauses('x') },
        seen: await seenNow(),
        staffId: 'jan',
      }),
    ).toEqual({ ok: false, reason: 'section-not-found' });
  });
});

describe('a section that staff add', () => {
  const OWN = 'own-0000beef';
  const titles = { uk: 'Утилізація', pl: 'Utylizacja', en: 'Disposal' };
  const take = async (taken: SectionStep) =>
    changeTermsDraft(database)({ page, step: taken, seen: await seenNow(), staffId: 'jan' });
  const add = () => take({ kind: 'add', section: OWN, after: 'purchase', titles });

  test('is one however often it is sent, is published with its words, and is written into the log', async () => {
    const sent = {
      page,
      step: { kind: 'add', section: OWN, after: 'purchase', titles },
      staffId: 'jan',
    } as const;
    const seen = await seenNow();
    const answers = await Promise.all([1, 2].map(() => changeTermsDraft(database)({ ...sent, seen })));
    expect(answers).toEqual([
      { ok: true, isChanged: true },
      { ok: true, isChanged: false },
    ]);
    expect(await publish(today)).toMatchObject({
      reason: 'not-ready',
      unready: [{ kind: 'empty', section: OWN }],
    });
    expect(await take({ kind: 'write', section: OWN, titles, written: clauses('Здаємо') })).toMatchObject({
      isChanged: true,
    });
    expect(await publish(today)).toMatchObject({ ok: true });
    const { sections } = messagesOf('pl').prose.page(page);
    const place = sections.findIndex(({ id }) => id === 'purchase');
    expect(sections[place + 1]).toMatchObject({ id: OWN, title: 'Utylizacja' });
    const { entries } = await listAudit(database)({ subject: 'page', locale: 'uk' });
    expect(entries[0]?.changes).toMatchObject({
      [`title.${OWN}.uk`]: ['', 'Утилізація'],
      [`section.${OWN}.pl`]: ['', '# Здаємо\nЗдаємо'],
    });
  });

  test('is taken away again, and no other is', async () => {
    await add();
    const remove = (section: string) => take({ kind: 'remove', section });
    expect(await remove('purchase')).toEqual({ ok: false, reason: 'section-not-found' });
    expect(await remove(OWN)).toEqual({ ok: true, isChanged: true });
    expect(await remove(OWN)).toEqual({ ok: true, isChanged: false });
    expect((await findTermsDraft(database)(page))?.texts).toEqual(shipped.texts);
  });

  test('is not added by who saw an older draft', async () => {
    const seen = await seenNow();
    await write('Наше');
    const refused = await changeTermsDraft(database)({
      page,
      step: { kind: 'add', section: OWN, after: 'purchase', titles },
      seen,
      staffId: 'ewa',
    });
    expect(refused).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
  });
});

test('no text was lost on the way', () => expect(failed).toEqual([]));
