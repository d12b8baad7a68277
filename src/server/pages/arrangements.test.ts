import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSeededEmbedded } from '../../../tests/support/test-database.ts';
import { pageShape } from '../../content/pages/page-shapes.ts';
import { settle, type OwnBlock } from '../../domain/pages/arrangement.ts';
import type { ArrangementStep } from '../../domain/pages/change-arrangement.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { lostLinks } from '../catalogue/lost-links.ts';
import { products } from '../catalogue/tables.ts';
import { openChangeFeed, type Change } from '../changes/change-feed.ts';
import { findDraft, listDrafts, listStates } from './arrangements.ts';
import { changeDraft, discardDraft } from './change-draft.ts';
import { followArrangements, readArrangements } from './in-force.ts';
import { publishDraft, restoreState } from './publish-arrangement.ts';
import { pageArrangements } from './tables.ts';

const connection = await openSeededEmbedded(); // where a change is announced with its commit
const { database } = connection;
await database
  .insert(users)
  .values({ id: 'jan', name: 'Jan Nowak', email: 'jan@example.com', role: 'staff', emailVerified: true });
const failed: unknown[] = [];
const { feed, arrangementOf } = await followArrangements(openChangeFeed(connection), {
  read: readArrangements(database),
  onFailure: (error) => failed.push(error),
});
const changes: Change[] = [];
feed.subscribe((change) => changes.push(change));

afterAll(async () => {
  await feed.close();
  await connection.close();
});
beforeEach(async () => {
  await database.delete(pageArrangements);
  await feed.caughtUp();
  changes.length = 0;
});

const page = 'faq';
const isPage = () => true;
const question = (id: string, more: Partial<OwnBlock> = {}): OwnBlock => ({
  id,
  kind: 'question',
  title: { uk: 'Питання', pl: 'Pytanie', en: 'Question' },
  text: { uk: 'Відповідь', pl: 'Odpowiedź', en: 'Answer' },
  to: '',
  picture: '',
  ...more,
});
const hide = { do: 'hide-section', ref: 'charging' } as const;
const step = (taken: ArrangementStep, edition: number, number = 0) =>
  changeDraft(database)({ page, step: taken, seen: { edition, number }, staffId: 'jan' });
const editionNow = async () => (await findDraft(database)(page))?.edition ?? 0;
const publish = async (edition: number, number: number, why = '') => {
  const published = await publishDraft(database, { lostLinks })({
    page,
    seen: { edition, number },
    staffId: 'jan',
    why,
    isPage,
  });
  await feed.caughtUp();
  return published;
};
const restore = async (restored: number, number: number) => {
  const put = await restoreState(database)({
    page,
    seen: { edition: 0, number },
    staffId: 'jan',
    why: '',
    restored,
  });
  await feed.caughtUp();
  return put;
};
const hiddenNow = () =>
  settle(pageShape(page), arrangementOf(page)?.arrangement ?? null)
    .sections.filter(({ isHidden }) => isHidden)
    .map(({ ref }) => ref);

test('a draft concerns nobody until it is published; then the page is as it says, with who, when and why', async () => {
  expect(await step(hide, 0)).toEqual({ ok: true, isChanged: true });
  await feed.caughtUp();
  expect(changes).toEqual([]);
  expect(hiddenNow()).toEqual([]);
  expect([...(await listDrafts(database)()).keys()]).toEqual(['faq']);
  expect(await publish(await editionNow(), 0, 'взимку')).toEqual({ ok: true, isChanged: true });
  expect(hiddenNow()).toEqual(['charging']);
  expect(changes).toContainEqual(new Set(['page:faq']));
  expect(await findDraft(database)(page)).toBeNull();
  expect(await listStates(database)(page)).toMatchObject([
    { number: 1, changedBy: 'Jan Nowak', why: 'взимку' },
  ]);
  const { entries } = await listAudit(database)({ subject: 'page', subjectId: page });
  expect(entries[0]).toMatchObject({
    action: 'edited',
    why: 'взимку',
    changes: { hiddenSections: ['', 'charging'] },
  });
  expect(failed).toEqual([]);
});

test('a step taken twice writes nothing; another of a page that was changed meanwhile is refused with both versions', async () => {
  await step(hide, 0);
  expect(await step(hide, 0)).toEqual({ ok: true, isChanged: false });
  const refused = await step({ do: 'hide-section', ref: 'payment' }, 0);
  expect(refused).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
  if (refused.ok || !('now' in refused)) throw new Error('not refused');
  const hidden = (of: typeof refused.now) =>
    of.sections.filter(({ isHidden }) => isHidden).map(({ ref }) => ref);
  expect([hidden(refused.now), hidden(refused.wanted)]).toEqual([['charging'], ['payment', 'charging']]);
  expect(await publish(0, 0)).toMatchObject({ reason: 'changed-meanwhile' });
  expect(await discardDraft(database)({ page, seen: { edition: 0, number: 0 } })).toMatchObject({
    reason: 'changed-meanwhile',
  });
  const seen = { edition: await editionNow(), number: 0 };
  expect(await discardDraft(database)({ page, seen })).toEqual({ ok: true });
  expect(await discardDraft(database)({ page, seen })).toEqual({ ok: true });
});

test('a draft that took the place of another is neither published nor changed by who saw the other', async () => {
  await step(hide, 0);
  const seen = await editionNow();
  expect(await discardDraft(database)({ page, seen: { edition: seen, number: 0 } })).toEqual({ ok: true });
  await step({ do: 'hide-section', ref: 'payment' }, 0);
  expect(await publish(seen, 0)).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
  expect(await step(hide, seen)).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
  expect(hiddenNow()).toEqual([]);
  const { edition = 0 } = (await findDraft(database)(page)) ?? {};
  await step(hide, edition);
  expect(await editionNow()).toBeGreaterThan(edition);
});

test('of two who change a page at once one is refused', async () => {
  const both = await Promise.all([step(hide, 0), step({ do: 'hide-section', ref: 'payment' }, 0)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('what lacks a language or a picture is not published, by name', async () => {
  const block = question('own-00000001', { text: { uk: 'Відповідь', pl: '', en: '' } });
  await step({ do: 'save-block', ref: 'payment', block }, 0);
  const picture = question('own-00000002', { kind: 'picture', picture: 'nothing-front' });
  await step({ do: 'save-block', ref: 'payment', block: picture }, await editionNow());
  expect(await publish(await editionNow(), 0)).toEqual({
    ok: false,
    reason: 'not-ready',
    unready: [
      { kind: 'language', name: 'Питання', locales: ['pl', 'en'] },
      { kind: 'no-picture', name: 'Питання', locales: [] },
    ],
  });
  expect(hiddenNow()).toEqual([]);
});

test('links to goods that visitors do not find keep a page from being published, by name', async () => {
  const link = (id: string, to: string) =>
    question(id, { kind: 'link', title: { uk: to, pl: to, en: to }, text: { uk: '', pl: '', en: '' }, to });
  const links = [
    '/product/101?offer=rent',
    '/product/999999',
    '/batteries',
    '/category/nope',
    '/batteries/101',
  ];
  for (const [place, to] of links.entries())
    await step(
      { do: 'save-block', ref: 'payment', block: link(`own-0000001${place}`, to) },
      await editionNow(),
    );
  const lost = ['/product/999999', '/category/nope', '/batteries/101'];
  expect(await publish(await editionNow(), 0)).toEqual({
    ok: false,
    reason: 'not-ready',
    unready: lost.map((name) => ({ kind: 'no-page', name, locales: [] })),
  });
  expect(await lostLinks(database)(links)).toEqual(new Set(lost));
  await database.update(products).set({ publishedAt: null }).where(eq(products.id, 101));
  expect(await lostLinks(database)(links)).toEqual(new Set([...lost, '/product/101?offer=rent']));
  await database.update(products).set({ publishedAt: new Date().toISOString() }).where(eq(products.id, 101));
});

test('any state comes back, and so does the page as the shop came with it', async () => {
  await step(hide, 0);
  await publish(await editionNow(), 0);
  await step({ do: 'show-section', ref: 'charging' }, 0, 1);
  await step({ do: 'hide-section', ref: 'payment' }, await editionNow(), 1);
  await publish(await editionNow(), 1);
  expect(hiddenNow()).toEqual(['payment']);
  expect(await restore(1, 1)).toMatchObject({ reason: 'changed-meanwhile' });
  expect(await restore(1, 2)).toEqual({ ok: true, isChanged: true });
  expect(hiddenNow()).toEqual(['charging']);
  expect(await restore(0, 3)).toEqual({ ok: true, isChanged: true });
  expect(arrangementOf(page)?.arrangement).toBeNull();
  expect(await restore(0, 3)).toEqual({ ok: true, isChanged: false });
  expect(await restore(9, 4)).toEqual({ ok: false, reason: 'state-not-found' });
  expect(await listStates(database)(page)).toHaveLength(4);
});

test('while there is a draft no state comes back, which the draft would undo', async () => {
  await step(hide, 0);
  await publish(await editionNow(), 0);
  await step({ do: 'hide-section', ref: 'payment' }, 0, 1);
  expect(await restore(0, 1)).toEqual({ ok: false, reason: 'draft-exists' });
  expect(hiddenNow()).toEqual(['charging']);
  const seen = { edition: await editionNow(), number: 1 };
  expect(await discardDraft(database)({ page, seen })).toEqual({ ok: true });
  expect(await restore(0, 1)).toEqual({ ok: true, isChanged: true });
});

test('a draft that says what is published goes away by being published', async () => {
  await step(hide, 0);
  await step({ do: 'show-section', ref: 'charging' }, await editionNow());
  expect(await publish(await editionNow(), 0)).toEqual({ ok: true, isChanged: false });
  expect(await findDraft(database)(page)).toBeNull();
});
