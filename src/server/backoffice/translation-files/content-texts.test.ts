import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { EntryFields } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { checksumOf } from '../../../domain/messages/content-texts.ts';
import type { TranslationUnit } from '../../../domain/messages/translation-file.ts';
import type { OwnBlock } from '../../../domain/pages/arrangement.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { listSlides } from '../../catalogue/merchandising/list-merchandising.ts';
import { addEntry, deleteEntry, saveEntry, undoEntry } from '../../catalogue/merchandising/save-entry.ts';
import { ads, carouselSlides, promotions } from '../../catalogue/merchandising/tables.ts';
import { shippedTerms } from '../../messages/terms-in-force.ts';
import { outdatedMessages } from '../../messages/tables.ts';
import { findDraft, listStates } from '../../pages/arrangements.ts';
import { changeDraft, discardDraft } from '../../pages/change-draft.ts';
import { publishDraft } from '../../pages/publish-arrangement.ts';
import { pageArrangements } from '../../pages/tables.ts';
import { changeTermsDraft } from '../../pages/terms/change-terms.ts';
import { findTermsDraft } from '../../pages/terms/drafts.ts';
import { termsEditions } from '../../pages/terms/tables.ts';
import { confirmContent, listContent, printContent } from './content-texts.ts';
import { importContent } from './import-content.ts';
import { readXliff } from '../../spreadsheets/read-xliff.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const isPage = (path: string) => path === '/faq';
const act = { staffId: anna, why: '', isPage };

const SLIDE: EntryFields = {
  'title.uk': 'Зима',
  'title.pl': 'Zima',
  'title.en': 'Winter',
  link: '/faq',
  media: 'image',
  picture: 'scene-meadow',
  active: 'yes',
};
let forms = 0;
async function addSlide(more: EntryFields = {}): Promise<number> {
  forms += 1;
  const formKey = `00000000-0000-4000-8000-${String(forms).padStart(12, '0')}`;
  const made = await addEntry(database)({ ...act, kind: 'slide', sent: { ...SLIDE, ...more }, formKey });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
}
const titleOf = (id: number) => `content/slide-${id}/title`;
const save = (id: number, sent: EntryFields, base: EntryFields = {}) =>
  saveEntry(database)({ ...act, kind: 'slide', id, base, sent });
const outdated = async () =>
  (await listContent(database)()).flatMap(({ key, outdated: marks }) =>
    marks.map(({ locale, said }) => `${key} ${locale}: ${said}`),
  );
const logOf = async (subject: 'home-entry' | 'page' | 'text', subjectId: string) =>
  (await listAudit(database)({ subject, subjectId, locale: 'pl' })).entries;

const page = 'faq';
const QUESTION = 'own-00000001';
const question = (more: Partial<OwnBlock> = {}): OwnBlock => ({
  id: QUESTION,
  kind: 'question',
  title: { uk: 'Питання', pl: 'Pytanie', en: 'Question' },
  text: { uk: 'Відповідь', pl: 'Odpowiedź', en: 'Answer' },
  to: '',
  picture: '',
  ...more,
});
const seenNow = async () => ({
  edition: (await findDraft(database)(page))?.edition ?? 0,
  number: (await listStates(database)(page, 1))[0]?.number ?? 0,
});
const writeBlock = async (block: OwnBlock) =>
  changeDraft(database)({
    page,
    step: { do: 'save-block', ref: 'payment', block },
    seen: await seenNow(),
    staffId: anna,
  });
const publish = async () =>
  publishDraft(database, { lostLinks: () => async () => new Set() })({ page, seen: await seenNow(), ...act });

const fileInto = async (locale: 'pl' | 'en'): Promise<readonly TranslationUnit[]> => {
  const file = printContent(locale, await listContent(database)());
  const read = await readXliff(new TextEncoder().encode(file));
  if (!read.ok) throw new Error(read.reason);
  return read.units;
};
const send = (units: readonly TranslationUnit[], apply = true, locale: 'pl' | 'en' = 'pl') =>
  importContent(database)({ locale, units, apply, staffId: anna, isPage });
const saying = (units: readonly TranslationUnit[], words: Readonly<Record<string, string>>) =>
  units.map((unit) => ({ ...unit, target: words[unit.key] ?? unit.target }));

beforeEach(async () => {
  for (const table of [carouselSlides, promotions, ads, pageArrangements, outdatedMessages])
    await database.delete(table);
  await database.execute(sql`truncate terms_editions`);
});

describe('a translation of a slide', () => {
  test('is outdated when the Ukrainian text changes by its form, until it follows', async () => {
    const id = await addSlide();
    await save(id, { 'title.uk': 'Зимові ціни', 'title.en': 'Winter prices' });
    expect(await outdated()).toEqual([`${titleOf(id)} pl: Зима`]);
    await save(id, { 'title.uk': 'Зимовий продаж' });
    expect(await outdated()).toEqual([`${titleOf(id)} pl: Зима`, `${titleOf(id)} en: Зимові ціни`]);
    await save(id, { 'title.pl': 'Zimowa wyprzedaż' });
    expect(await outdated()).toEqual([`${titleOf(id)} en: Зимові ціни`]);
  });

  test('is outdated if its writer saw another Ukrainian text', async () => {
    const id = await addSlide();
    await save(id, { 'title.uk': 'Літо' });
    await save(id, { 'title.pl': 'Mroźna zima' }, { 'title.uk': 'Зима', 'title.pl': 'Zima' });
    expect(await outdated()).toEqual([`${titleOf(id)} pl: Зима`, `${titleOf(id)} en: Зима`]);
  });

  test('has its mark again when a change is taken back', async () => {
    const id = await addSlide({ 'title.en': '' });
    await save(id, { 'title.uk': 'Літо' });
    await save(id, { 'title.pl': 'Lato' });
    expect(await outdated()).toEqual([]);
    const undo = async () => {
      const [last] = await logOf('home-entry', `slide-${id}`);
      return undoEntry(database)({ ...act, kind: 'slide', id, entryId: last?.id ?? 0 });
    };
    expect(await undo()).toMatchObject({ ok: true });
    expect(await outdated()).toEqual([`${titleOf(id)} pl: Зима`]);
    const { entries } = await listAudit(database)({
      subject: 'home-entry',
      subjectId: `slide-${id}`,
      locale: 'pl',
    });
    const ofSource = entries.find(({ changes }) => 'title.uk' in changes && !('exists' in changes));
    await undoEntry(database)({ ...act, kind: 'slide', id, entryId: ofSource?.id ?? 0 });
    expect(await outdated()).toEqual([]);
  });

  test('keeps its mark when the slide is deleted and comes back', async () => {
    const id = await addSlide({ 'title.en': '' });
    await save(id, { 'title.uk': 'Літо' });
    const base = { ...SLIDE, 'title.uk': 'Літо', 'title.en': '' };
    await deleteEntry(database)({ ...act, kind: 'slide', id, base });
    expect(await outdated()).toEqual([]);
    const [deleted] = await logOf('home-entry', `slide-${id}`);
    await undoEntry(database)({ ...act, kind: 'slide', id, entryId: deleted?.id ?? 0 });
    expect(await outdated()).toEqual([`${titleOf(id)} pl: Зима`]);
  });

  test('is right once staff say so, and that is logged', async () => {
    const id = await addSlide({ 'title.en': '' });
    await save(id, { 'title.uk': 'Літо' });
    const [entry] = await listContent(database)();
    const seen = entry?.outdated[0]?.since ?? '';
    const confirm = (moment: string) =>
      confirmContent(database)({ key: titleOf(id), locale: 'pl', seen: moment, staffId: anna });
    expect(await confirm('2020-01-01T00:00:00.000Z')).toEqual({ ok: false, reason: 'changed-since' });
    expect(await confirm(seen)).toEqual({ ok: true, changed: 1 });
    expect(await confirm(seen)).toEqual({ ok: true, changed: 0 });
    expect(await outdated()).toEqual([]);
    expect(await logOf('text', titleOf(id))).toMatchObject([{ action: 'translation-checked' }]);
  });
});

describe('a translation on a page', () => {
  test('is outdated in the draft, and as it was when the draft is thrown away', async () => {
    await writeBlock(question());
    await publish();
    await writeBlock(question({ text: { uk: 'Інша', pl: 'Odpowiedź', en: 'Another' } }));
    expect(await outdated()).toEqual([`content/faq/${QUESTION}/text pl: Відповідь`]);
    await publish();
    await writeBlock(question({ text: { uk: 'Інша', pl: 'Inna', en: 'Another' } }));
    expect(await outdated()).toEqual([]);
    await discardDraft(database)({ page, seen: await seenNow() });
    expect(await outdated()).toEqual([`content/faq/${QUESTION}/text pl: Відповідь`]);
  });
});

describe('a file of the content', () => {
  test('changes nothing as it is', async () => {
    await addSlide();
    await writeBlock(question());
    const units = await fileInto('pl');
    expect(units.map(({ key, target }) => [key.split('/').at(-1), target])).toEqual([
      ['title', 'Zima'],
      ['title', 'Pytanie'],
      ['text', 'Odpowiedź'],
    ]);
    expect(await send(units)).toEqual({ changes: [], problems: [], gone: 0, drafts: [] });
  });

  test('is looked through without a change, then written once and logged', async () => {
    const id = await addSlide({ 'title.en': '' });
    await save(id, { 'title.uk': 'Літо' });
    await writeBlock(question());
    await publish();
    const units = saying(await fileInto('pl'), {
      [titleOf(id)]: 'Lato',
      [`content/faq/${QUESTION}/text`]: 'Nowa odpowiedź',
    });
    const plan = await send(units, false);
    expect(plan).toMatchObject({ problems: [], drafts: ['faq'] });
    expect(plan.changes.map(({ after }) => after)).toEqual(['Lato', 'Nowa odpowiedź']);
    expect([await findDraft(database)(page), await outdated()]).toEqual([null, [`${titleOf(id)} pl: Зима`]]);

    expect(await send(units)).toEqual(plan);
    expect((await listSlides(database)('pl')).map(({ title }) => title)).toEqual(['Lato']);
    expect(await outdated()).toEqual([]);
    const draft = await findDraft(database)(page);
    const blocks = draft?.arrangement.sections.flatMap((section) => section.blocks);
    expect(blocks).toEqual([question({ text: { uk: 'Відповідь', pl: 'Nowa odpowiedź', en: 'Answer' } })]);
    const [published] = await listStates(database)(page, 1);
    expect(JSON.stringify(published?.arrangement)).not.toContain('Nowa');
    expect(await logOf('home-entry', `slide-${id}`)).toMatchObject([
      { action: 'edited', changes: { 'title.pl': ['Zima', 'Lato'] } },
      {},
      {},
    ]);
    expect((await logOf('page', page))[0]).toMatchObject({
      action: 'translations-imported',
      changes: { [`block.${QUESTION}.text.pl`]: ['Odpowiedź', 'Nowa odpowiedź'] },
    });

    expect(await send(units)).toEqual({ changes: [], problems: [], gone: 0, drafts: [] });
    expect((await findDraft(database)(page))?.edition).toBe(draft?.edition);
  });

  test('is written whole or not at all', async () => {
    const id = await addSlide();
    await writeBlock(question());
    const units = saying(await fileInto('pl'), {
      [titleOf(id)]: 'Lato',
      [`content/faq/${QUESTION}/title`]: '<b>Pytanie</b>',
    });
    expect((await send(units)).problems).toMatchObject([{ reason: 'markup' }]);
    expect((await listSlides(database)('pl')).map(({ title }) => title)).toEqual(['Zima']);
  });

  test('that is older than a text is refused, in whichever language that was changed', async () => {
    const id = await addSlide();
    const units = saying(await fileInto('pl'), { [titleOf(id)]: 'Lato' });
    await save(id, { 'title.pl': 'Jesień' });
    expect((await send(units)).problems).toMatchObject([{ key: titleOf(id), reason: 'changed-meanwhile' }]);
    await save(id, { 'title.pl': 'Zima', 'title.uk': 'Весна' });
    expect((await send(units)).problems).toMatchObject([{ key: titleOf(id), reason: 'source-changed' }]);
    expect((await listSlides(database)('pl')).map(({ title }) => title)).toEqual(['Zima']);
  });

  test('is refused where the slide could not be saved by its form', async () => {
    const id = await addSlide();
    const units = saying(await fileInto('pl'), { [titleOf(id)]: 'Lato' });
    const lost = await importContent(database)({
      locale: 'pl',
      units,
      apply: true,
      staffId: anna,
      isPage: () => false,
    });
    expect(lost.problems).toMatchObject([{ key: titleOf(id), reason: 'place-refused' }]);
  });

  test('sent twice at once is written once', async () => {
    const id = await addSlide();
    await writeBlock(question());
    const words = { [titleOf(id)]: 'Lato', [`content/faq/${QUESTION}/text`]: 'Nowa' };
    const units = saying(await fileInto('pl'), words);
    const plans = await Promise.all([send(units), send(units)]);
    expect(plans.flatMap(({ problems }) => problems)).toEqual([]);
    expect(plans.map(({ changes }) => changes.length).toSorted((a, b) => a - b)).toEqual([0, 2]);
  });

  test('goes into the draft of terms, and is left out when that is gone', async () => {
    const [title, words] = [
      { uk: 'Додаток', pl: 'Załącznik', en: 'Annex' },
      { uk: 'Слова', pl: 'Słowa', en: 'Words' },
    ];
    const section = 'own-0000000a';
    const change = async (step: Parameters<ReturnType<typeof changeTermsDraft>>[0]['step']) => {
      const draft = await findTermsDraft(database)('terms');
      const seen = { revision: draft?.revision ?? 0, edition: 0 };
      return changeTermsDraft(database)({ page: 'terms', step, seen, staffId: anna });
    };
    const [first] = shippedTerms('terms').texts.uk.sections;
    await change({ kind: 'add', section, after: first?.id ?? '', titles: title });
    const paragraph = (text: string) => [{ kind: 'paragraph' as const, text }];
    const written = { uk: paragraph(words.uk), pl: paragraph(words.pl), en: paragraph(words.en) };
    await change({ kind: 'write', section, titles: title, written });
    await change({
      kind: 'write',
      section,
      titles: title,
      written: { ...written, uk: paragraph('Інші слова') },
    });
    const key = `content/terms/${section}/text`;
    expect(await outdated()).toEqual([`${key} pl: Слова`, `${key} en: Слова`]);
    const units = saying(await fileInto('pl'), { [key]: '- Inne\n- słowa' });
    expect(units.find((unit) => unit.key === key)?.version).toBe(checksumOf('Słowa'));
    expect(await send(units)).toMatchObject({ problems: [], drafts: ['terms'] });
    const draft = await findTermsDraft(database)('terms');
    const own = draft?.texts.pl.sections.find(({ id }) => id === section);
    expect(own?.blocks).toEqual([{ kind: 'list', items: ['Inne', 'słowa'] }]);
    expect(await outdated()).toEqual([`${key} en: Слова`]);
    await database.delete(termsEditions);
    expect(await send(units)).toEqual({ changes: [], problems: [], gone: 2, drafts: [] });
  });
});
