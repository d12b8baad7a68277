import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { scenePicture } from '../../../domain/catalogue/picture.ts';
import { isScene } from '../../../domain/catalogue/scene.ts';
import type { EntryFields, EntryKind } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { pictureFiles } from '../../http/picture-files.ts';
import { changeDraft, discardDraft } from '../../pages/change-draft.ts';
import { readArrangements } from '../../pages/in-force.ts';
import { findDraft } from '../../pages/arrangements.ts';
import { publishDraft, restoreState } from '../../pages/publish-arrangement.ts';
import { shopPictureTexts } from '../../pages/shop-pictures.ts';
import { pageArrangements } from '../../pages/tables.ts';
import { listAds, listPromotions, listSlides } from '../merchandising/list-merchandising.ts';
import { addEntry, deleteEntry, saveEntry, undoEntry } from '../merchandising/save-entry.ts';
import { storedEntries } from '../merchandising/entry-rows.ts';
import { printEntry } from '../../../domain/catalogue/merchandising/home-entry.ts';
import {
  addShopPicture,
  cropShopPicture,
  describeShopPicture,
  removeShopPicture,
} from './change-shop-pictures.ts';
import { makeSizes } from './make-sizes.ts';
import { readPictureFile, sweepPictures } from './picture-files.ts';
import { findShopPicture, listShopPictures, readyShopPictures } from './shop-pictures.ts';
import { productPictures } from './tables.ts';

const { database } = await openTestDatabase();
const staffId = await addStaffRow(database);
const find = findShopPicture(database);
const crop = cropShopPicture(database);
const describeIt = describeShopPicture(database);
const remove = removeShopPicture(database);
const act = (name: string) => ({ name, staffId });
const logOf = async (name: string) =>
  (await listAudit(database)({ subject: 'shop-picture', subjectId: name, locale: 'en' })).entries;

afterEach(async () => {
  await database.delete(pageArrangements);
  for (const kind of ['slide', 'ad', 'promotion'] as const)
    for (const { id, entry } of await storedEntries(database, kind))
      if (entry.picture.endsWith('-banner'))
        await deleteEntry(database)({ kind, id, base: printEntry(kind, entry), staffId, why: '' });
  await database.delete(productPictures).where(isNull(productPictures.productId));
});

/** Files of their own for a test. */
function newStore() {
  const { folder, remove: removeFolder } = temporaryFolder();
  onTestFinished(removeFolder);
  const store = { database, files: filesOnDisk(folder) };
  const readFile = readPictureFile(store.files);
  return {
    store,
    folder,
    add: (bytes: Buffer, fileName = 'roof.jpg') =>
      addShopPicture(store)({ fileName, bytes: Buffer.from(bytes), staffId }),
    make: makeSizes(store),
    kept: (of: string) => (existsSync(join(folder, of)) ? readdirSync(join(folder, of)) : []),
    http: pictureFiles('scenes', { shop: { pictures: { readFile } } } as unknown as Parameters<
      typeof pictureFiles
    >[1]),
  };
}

/** A picture of one colour. */
const plain = (width: number, height: number, background = '#0a6') =>
  sharp({ create: { width, height, channels: 3, background } });
const photo = await plain(1600, 1200).jpeg().toBuffer();
/** AVIF is closed to all but the shop's own uploads while they are decoded. */
const avif = await plain(1500, 900, '#a60').avif().toBuffer();
const MIDDLE = { side: 100, left: 50, top: 50 };
const LEFT = { side: 90, left: 0, top: 50 };

/** A picture that can be chosen. */
async function readyPicture(background = '#0a6') {
  const store = newStore();
  const added = await store.add(await plain(1600, 1200, background).jpeg().toBuffer());
  if (!added.ok) throw new Error(added.reason);
  expect(await store.make()).toBe('made');
  return { ...store, name: added.name };
}

const ENTRY: EntryFields = {
  'title.uk': 'Зима',
  'title.pl': 'Zima',
  'title.en': 'Winter',
  'text.uk': 'Тепло',
  'text.pl': 'Ciepło',
  'text.en': 'Warmth',
  link: '/faq',
  media: 'image',
  active: 'yes',
};
const entryOf = (picture: string, kind: EntryKind = 'slide', sent: EntryFields = {}) =>
  addEntry(database)({
    kind,
    sent: { ...ENTRY, picture, ...(kind === 'promotion' ? { category: 'batteries' } : {}), ...sent },
    isPage: () => true,
    formKey: randomUUID(),
    staffId,
    why: '',
  });

const page = 'company';
const seenNow = async () => {
  const draft = await findDraft(database)(page);
  const [newest] = (
    await database.select().from(pageArrangements).where(eq(pageArrangements.page, page))
  ).toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0));
  return { edition: draft?.edition ?? 0, number: newest?.number ?? 0 };
};
const choose = async (picture: string | null) =>
  changeDraft(database)({ page, step: { do: 'choose-picture', picture }, seen: await seenNow(), staffId });
const publish = async () =>
  publishDraft(database, { lostLinks: () => () => Promise.resolve(new Set()) })({
    page,
    seen: await seenNow(),
    staffId,
    why: '',
    isPage: () => true,
  });

describe('an upload', () => {
  test('can be chosen when its sizes are made, and every file that pages ask for is there', async () => {
    const { add, make, http } = newStore();
    const added = await add(photo);
    if (!added.ok || !isScene(added.name)) throw new Error('Not taken');
    const { name } = added;
    expect(await find(name)).toMatchObject({
      state: 'waiting',
      fileName: 'roof.jpg',
      size: { width: 1600, height: 1200 },
      crop: MIDDLE,
      uses: [],
    });
    expect(await entryOf(name)).toMatchObject({ problems: { picture: 'no-picture' } });
    expect(await readyShopPictures(database)()).toEqual([]);
    expect(await make()).toBe('made');
    expect(await make()).toBeNull();
    expect(await readyShopPictures(database)()).toEqual([{ name, fileName: 'roof.jpg' }]);
    const { src, avif: sources, webp } = scenePicture(name);
    const addresses = [sources, webp].flatMap((set) =>
      set.split(', ').map((each) => each.split(' ')[0] ?? ''),
    );
    for (const address of [src, ...addresses]) {
      const answer = await http.request(address.replace('/pictures/scenes', ''));
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe(`image/${address.split('.').at(-1)}`);
    }
    const largest = await http.request(`/${name}-1600.webp`);
    expect(await sharp(Buffer.from(await largest.arrayBuffer())).metadata()).toMatchObject({
      width: 1600,
      height: 900,
    });
    for (const file of [`${name}-share.jpg`, `${name}-480.jpg`, '..%2fshop-originals%2fx.jpg', 'x-480.webp'])
      expect((await http.request(`/${file}`)).status).toBe(404);
    expect(await logOf(name)).toMatchObject([{ action: 'picture-added', subjectName: 'roof.jpg' }]);
  });

  test('may be an AVIF, is turned as its camera says, and its file loses what it says of place', async () => {
    const { add, make, http } = newStore();
    const turned = await plain(1500, 2600, '#06a')
      .withExif({ IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await add(avif, 'autumn.avif')).toMatchObject({ ok: true, isNew: true });
    const second = await add(turned);
    while ((await make()) !== null);
    expect(await listShopPictures(database)()).toMatchObject([
      { state: 'ready', size: { width: 2600, height: 1500 } },
      { state: 'ready', fileName: 'autumn.avif' },
    ]);
    const shown = await http.request(`/${second.ok ? second.name : ''}-800.webp`);
    const { exif, orientation } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test.each([
    [
      'an SVG',
      'no-picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="1900"/>'),
    ],
    ['a GIF that is a script', 'no-picture', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//', 'latin1')],
    ['nothing', 'no-picture', () => Buffer.alloc(0)],
    ['HTML', 'no-picture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', 'no-picture', () => photo.subarray(0, photo.length / 2)],
    ['half an AVIF', 'no-picture', () => avif.subarray(0, avif.length / 2)],
    ['too few pixels', 'too-small', () => plain(1439, 2000).png().toBuffer()],
    ['a strip', 'too-small', () => plain(4000, 700).png().toBuffer()],
    ['26 megapixels', 'too-many-pixels', () => plain(6500, 4000).png().toBuffer()],
    ['17 MB', 'too-large', () => Buffer.alloc(17 * 1024 * 1024)],
  ] as const)('is refused and leaves nothing: %s', async (_, reason, make) => {
    const { add, kept } = newStore();
    expect(await add(await make())).toEqual({ ok: false, reason });
    expect([await listShopPictures(database)(), kept('shop-originals')]).toEqual([[], []]);
  });

  test('that is sent twice, or at once, is there once', async () => {
    const { add, kept } = newStore();
    const added = await Promise.all([add(photo), add(photo), add(photo)]);
    expect(added.filter((each) => each.ok && each.isNew)).toHaveLength(1);
    expect(new Set(added.map((each) => each.ok && each.name)).size).toBe(1);
    expect(kept('shop-originals')).toHaveLength(1);
  });

  test('whose kind only the shop’s own uploads may have is none of a product', async () => {
    const { inspectPicture } = await import('../../account/avatars/encode-picture.ts');
    expect(await inspectPicture(avif)).toEqual({ ok: false, reason: 'no-picture' });
    expect(await inspectPicture(avif, { takesAvif: true })).toMatchObject({ ok: true, ending: 'avif' });
    expect(await inspectPicture(avif)).toEqual({ ok: false, reason: 'no-picture' });
  });
});

describe('a crop', () => {
  test('is another picture, and the former goes when that is ready', async () => {
    const { name, make } = await readyPicture();
    await describeIt({ ...act(name), texts: { uk: 'Дах', pl: '', en: '' } });
    const cropped = await crop({ ...act(name), crop: LEFT });
    if (!cropped.ok) throw new Error(cropped.reason);
    expect(cropped.isChanged).toBe(true);
    expect(await crop({ ...act(name), crop: LEFT })).toEqual({ ...cropped, isChanged: false });
    expect((await listShopPictures(database)()).map((each) => each.name)).toEqual([cropped.name, name]);
    expect(await make()).toBe('made');
    expect(await listShopPictures(database)()).toMatchObject([
      { name: cropped.name, state: 'ready', crop: LEFT, alt: { uk: 'Дах' } },
    ]);
  });

  test('leaves the former where something shows it', async () => {
    const { name, make } = await readyPicture();
    await entryOf(name);
    const cropped = await crop({ ...act(name), crop: LEFT });
    await make();
    expect(await listShopPictures(database)()).toMatchObject([
      { name: cropped.ok && cropped.name, uses: [] },
      { name, uses: [{ in: 'entry', kind: 'slide' }] },
    ]);
  });

  test('takes the place of one that waits, and is refused where too little is left', async () => {
    const { add, make } = newStore();
    const added = await add(photo);
    const name = added.ok ? added.name : '';
    const cropped = await crop({ ...act(name), crop: LEFT });
    expect(await crop({ ...act(name), crop: LEFT })).toEqual({ ok: false, reason: 'gone' });
    expect(await make()).toBe('made');
    expect(await make()).toBeNull();
    expect(await listShopPictures(database)()).toMatchObject([
      { name: cropped.ok && cropped.name, crop: LEFT, state: 'ready' },
    ]);
    const ready = cropped.ok ? cropped.name : '';
    expect(await crop({ ...act(ready), crop: { ...LEFT, side: 89 } })).toEqual({
      ok: false,
      reason: 'too-small',
    });
  });
});

describe('what a picture shows, in words', () => {
  const texts = { uk: 'Дах', pl: 'Dach', en: '' };

  test('is said by entries and pages that say nothing themselves, in the language of the reader', async () => {
    const { name } = await readyPicture();
    expect(await describeIt({ ...act(name), texts })).toEqual({ ok: true, isChanged: true });
    expect(await describeIt({ ...act(name), texts })).toEqual({ ok: true, isChanged: false });
    expect(await logOf(name)).toMatchObject([
      { action: 'edited', changes: { 'altText.uk': ['', 'Дах'], 'altText.pl': ['', 'Dach'] } },
      { action: 'picture-added' },
    ]);
    await entryOf(name);
    await entryOf(name, 'ad', { 'altText.uk': 'Власне' });
    await entryOf(name, 'promotion');
    expect((await listSlides(database)('pl')).at(-1)).toMatchObject({ src: name, alt: 'Dach' });
    expect((await listSlides(database)('en')).at(-1)).toMatchObject({ alt: 'Дах' });
    expect((await listAds(database)('pl')).at(-1)).toMatchObject({ contentUrl: name, alt: 'Власне' });
    expect((await listPromotions(database)('pl', 2)).at(-1)).toMatchObject({ picture: name, alt: 'Dach' });
    await choose(name);
    expect(await publish()).toEqual({ ok: true, isChanged: true });
    expect((await readArrangements(database)()).get(page)?.pictureTexts).toEqual({ [name]: texts });
    expect(await shopPictureTexts(database)([name, 'scene-meadow'])).toEqual({ [name]: texts });
  });

  test('is not said of one that is gone', async () => {
    const lost = '0123456789abcdef-banner';
    expect(await describeIt({ ...act(lost), texts })).toEqual({ ok: false, reason: 'gone' });
    expect(await crop({ ...act(lost), crop: LEFT })).toEqual({ ok: false, reason: 'gone' });
    expect(await remove(act(lost))).toEqual({ ok: true, isChanged: false });
  });
});

describe('a picture that is to be removed', () => {
  test('stays while an entry, a draft or a page shows it, and says which', async () => {
    const { name } = await readyPicture();
    const slide = await entryOf(name, 'slide', { active: 'no' });
    await choose(name);
    expect(await remove(act(name))).toMatchObject({
      ok: false,
      reason: 'in-use',
      uses: [
        { in: 'entry', kind: 'slide', id: slide.ok && slide.id, title: { uk: 'Зима' } },
        { in: 'page', page, state: 'draft' },
      ],
    });
    await publish();
    await choose('scene-meadow');
    expect((await find(name))?.uses).toMatchObject([{ in: 'entry' }, { in: 'page', state: 'shown' }]);
    expect(await remove(act(name))).toMatchObject({ ok: false, reason: 'in-use' });
  });

  test('goes where nothing shows it, once, and its files with it', async () => {
    const { name, store, folder, kept, http } = await readyPicture();
    const slide = await entryOf(name);
    if (!slide.ok) throw new Error('Not added');
    await saveEntry(database)({
      kind: 'slide',
      id: slide.id,
      isPage: () => true,
      base: { picture: name },
      sent: { picture: 'scene-meadow' },
      staffId,
      why: '',
    });
    expect(await remove(act(name))).toEqual({ ok: true, isChanged: true });
    expect(await remove(act(name))).toEqual({ ok: true, isChanged: false });
    expect(await find(name)).toBeNull();
    expect(await logOf(name)).toMatchObject([
      { action: 'deleted', subjectName: 'roof.jpg' },
      { action: 'picture-added' },
    ]);
    const longAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const place of ['shop-originals', 'shop-pictures'])
      for (const file of kept(place)) utimesSync(join(folder, place, file), longAgo, longAgo);
    expect(await sweepPictures(store)()).toBe(10);
    expect([kept('shop-originals'), kept('shop-pictures')]).toEqual([[], []]);
    expect((await http.request(`/${name}-480.webp`)).status).toBe(404);
    // What the slide said before cannot come back without it.
    const [entry] = (
      await listAudit(database)({ subject: 'home-entry', subjectId: `slide-${slide.id}`, locale: 'uk' })
    ).entries;
    const undone = {
      kind: 'slide',
      id: slide.id,
      isPage: () => true,
      entryId: entry?.id ?? 0,
      staffId,
      why: '',
    };
    expect(await undoEntry(database)({ ...undone, kind: 'slide' })).toMatchObject({
      problems: { picture: 'no-picture' },
    });
  });

  test('is not swept while it is kept', async () => {
    const { store, folder, kept } = await readyPicture();
    const longAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const place of ['shop-originals', 'shop-pictures'])
      for (const file of kept(place)) utimesSync(join(folder, place, file), longAgo, longAgo);
    expect(await sweepPictures(store)()).toBe(0);
  });

  test('and that a page showed before keeps that state from coming back', async () => {
    const { name } = await readyPicture();
    await choose(name);
    await publish();
    await choose('scene-meadow');
    await publish();
    expect(await remove(act(name))).toEqual({ ok: true, isChanged: true });
    const restored = await restoreState(database)({
      page,
      seen: await seenNow(),
      restored: 1,
      staffId,
      why: '',
    });
    expect(restored).toEqual({
      ok: false,
      reason: 'not-ready',
      unready: [{ kind: 'no-picture', name, locales: [] }],
    });
    expect(await choose(name)).toEqual({ ok: false, reason: 'picture-gone' });
  });

  test('and is chosen at the same moment is either chosen or gone, never both', async () => {
    const outcomes = [];
    for (let turn = 0; turn < 8; turn++) {
      const { name } = await readyPicture(`#0${turn}0`);
      const ways = [() => entryOf(name), () => choose(name), () => remove(act(name))];
      // Who comes first is another one each time.
      const [chosen, drafted, removed] = await Promise.all(
        turn % 2 === 0
          ? ways.map((way) => way())
          : ways
              .toReversed()
              .map((way) => way())
              .toReversed(),
      );
      const isThere = (await find(name)) !== null;
      expect(isThere).toBe(!removed?.ok);
      expect(chosen?.ok === true || drafted?.ok === true).toBe(isThere);
      outcomes.push(isThere);
      await discardDraft(database)({ page, seen: await seenNow() });
      await database.delete(pageArrangements);
    }
    expect(outcomes).toHaveLength(8);
  });
});
