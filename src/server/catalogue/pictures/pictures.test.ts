import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { seedProducts } from '../../../content/seed/products.ts';
import {
  emailPicture,
  isOwn,
  productPicture,
  sharingUrl,
  viewOf,
} from '../../../domain/catalogue/picture.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { RowSetAside } from '../../database/chores/chores.ts';
import { choreFailures } from '../../database/chores/tables.ts';
import { pictureFiles } from '../../http/picture-files.ts';
import { undoProductChange } from '../editing/save-edited-product.ts';
import { findProduct } from '../find-product.ts';
import { products } from '../tables.ts';
import { cropPicture, describePicture, movePicture, removePicture } from './change-pictures.ts';
import { listPictures } from './list-pictures.ts';
import { makeSizes } from './make-sizes.ts';
import { readPictureFile, sweepPictures } from './picture-files.ts';
import { productPictures } from './tables.ts';
import { addPicture } from './upload-picture.ts';

const { database } = await openTestDatabase();
const staffId = await addStaffRow(database);
const list = listPictures(database);
const move = movePicture(database);
const remove = removePicture(database);
const crop = cropPicture(database);
const describeIt = describePicture(database);
const ids = seedProducts.map(({ id }) => id);

/** A product of its own for each test, without pictures unless they are asked for, and its files. */
async function newGallery({ pictures = [] as string[] } = {}) {
  const id = ids.pop() ?? 0;
  await database.update(products).set({ pictures, publishedAt: null }).where(eq(products.id, id));
  const { folder, remove: removeFolder } = temporaryFolder();
  onTestFinished(async () => {
    await database.delete(productPictures).where(eq(productPictures.productId, id));
    removeFolder();
  });
  const store = { database, files: filesOnDisk(folder) };
  const add = (bytes: Buffer, fileName = 'front.jpg') =>
    addPicture(store)({ id, fileName, bytes: Buffer.from(bytes), staffId });
  return {
    id,
    folder,
    store,
    add,
    act: (name: string) => ({ id, name, staffId }),
    make: makeSizes(store),
    names: async () => ((await list(id)) ?? []).map(({ name }) => name),
    shown: async () => {
      const [row] = await database
        .select({ pictures: products.pictures })
        .from(products)
        .where(eq(products.id, id));
      return row?.pictures ?? [];
    },
    kept: (of: string) => (existsSync(join(folder, of)) ? readdirSync(join(folder, of)) : []),
    log: async () => (await listAudit(database)({ subject: 'product', subjectId: String(id) })).entries,
    http: pictureFiles('products', {
      shop: { pictures: { readFile: (_: string, file: string) => readFile(store.files, file) } },
    } as unknown as Parameters<typeof pictureFiles>[1]),
  };
}
const readFile = (files: ReturnType<typeof filesOnDisk>, file: string) =>
  readPictureFile(files)('products', file);

/** A picture of one colour. */
const plain = (width: number, height: number, background = '#0a6') =>
  sharp({ create: { width, height, channels: 3, background } });
let photo: Buffer, other: Buffer;
beforeAll(async () => {
  photo = await plain(800, 600).jpeg().toBuffer();
  other = await plain(700, 700, '#a60').png().toBuffer();
});

/** What a file says of itself; the shop reads no AVIF, so its decoder is let in for this alone. */
async function metadataOf(bytes: Uint8Array) {
  const operation = ['VipsForeignLoadHeif'];
  sharp.unblock({ operation });
  return sharp(bytes)
    .metadata()
    .finally(() => sharp.block({ operation }));
}

/** A PNG head that says how large it is. */
async function withSize(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await plain(8, 8).png().toBuffer());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('an upload', () => {
  test('stands in the shop when its sizes are made, with every file that the shop asks for', async () => {
    const gallery = await newGallery();
    expect(await gallery.add(photo)).toMatchObject({ ok: true, isNew: true });
    expect(await gallery.shown()).toEqual([]);
    expect(await list(gallery.id)).toMatchObject([
      { state: 'waiting', isShown: false, fileName: 'front.jpg', size: { width: 800, height: 600 } },
    ]);
    expect(await gallery.make()).toBe('made');
    expect(await gallery.make()).toBeNull();
    const [name = ''] = await gallery.shown();
    expect(name).toMatch(/^[\da-f]{16}-photo-small$/);
    expect(viewOf(name)).toBeNull();
    if (!isOwn(name)) throw new Error('Not a name of a picture');
    const { src, avif, webp } = productPicture(name);
    const addresses = [avif, webp].flatMap((set) => set.split(', ').map((each) => each.split(' ')[0] ?? ''));
    for (const address of [src, ...addresses, sharingUrl(name), emailPicture(name)]) {
      const answer = await gallery.http.request(address.replace('/pictures/products', ''));
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { format, width } = await metadataOf(Buffer.from(await answer.arrayBuffer()));
      const type = answer.headers.get('content-type');
      expect(type).toBe(format === 'heif' ? 'image/avif' : `image/${format}`);
      // Those of links and e-mails do not say how wide they are.
      const wanted = /-(\d+)\.\w+$/.exec(address)?.[1] ?? width;
      expect(width).toBe(Number(wanted));
      const etag = answer.headers.get('etag') ?? '';
      const again = await gallery.http.request(address.replace('/pictures/products', ''), {
        headers: { 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
    }
    const mailed = await gallery.http.request(emailPicture(name).replace('/pictures/products', ''));
    expect(mailed.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('is shown whole on white, and one that something shines through keeps that', async () => {
    const gallery = await newGallery();
    await gallery.add(await plain(600, 300, '#f00').png().toBuffer());
    const clear = sharp({ create: { width: 1500, height: 1500, channels: 4, background: '#f008' } });
    await gallery.add(await clear.png().toBuffer());
    while ((await gallery.make()) !== null);
    const [whole = '', cutout = ''] = await gallery.shown();
    expect(cutout).toMatch(/-cutout$/);
    const pixelAt = async (file: string, y: number) => {
      const bytes = await readFile(gallery.store.files, file);
      const { data, info } = await sharp(bytes?.bytes).raw().toBuffer({ resolveWithObject: true });
      const at = (y * info.width + info.width / 2) * info.channels;
      return [...data.subarray(at, at + info.channels)].map((value) => (value > 127 ? 1 : 0));
    };
    expect(await pixelAt(`${whole}-480.webp`, 20)).toEqual([1, 1, 1]);
    expect(await pixelAt(`${whole}-480.webp`, 240)).toEqual([1, 0, 0]);
    const avif = await readFile(gallery.store.files, `${cutout}-1600.avif`);
    expect(await metadataOf(avif?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 1600, hasAlpha: true });
  });

  test('is turned as its camera says, and its file loses what it says of place', async () => {
    const gallery = await newGallery();
    const turned = await plain(900, 600)
      .withExif({ IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await gallery.add(turned);
    expect(await list(gallery.id)).toMatchObject([{ size: { width: 600, height: 900 } }]);
    await gallery.make();
    const [name = ''] = await gallery.shown();
    const file = await readFile(gallery.store.files, `${name}-960.webp`);
    expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();
  });

  test.each([
    [
      'an SVG',
      'no-picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
    ['a GIF that is a script', 'no-picture', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//', 'latin1')],
    ['nothing', 'no-picture', () => Buffer.alloc(0)],
    ['HTML', 'no-picture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', 'no-picture', () => photo.subarray(0, photo.length / 2)],
    ['one pixel', 'too-small', () => plain(1, 1).png().toBuffer()],
    ['too few pixels', 'too-small', () => plain(599, 599).png().toBuffer()],
    ['a head of 900 megapixels', 'too-many-pixels', () => withSize(30_000, 30_000)],
    ['17 MB', 'too-large', () => Buffer.alloc(17 * 1024 * 1024)],
  ] as const)('is refused and leaves nothing: %s', async (_, reason, make) => {
    const gallery = await newGallery();
    expect(await gallery.add(await make())).toEqual({ ok: false, reason });
    expect([await gallery.names(), gallery.kept('product-originals'), await gallery.log()]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('that is sent twice, or at once, is there once', async () => {
    const gallery = await newGallery();
    const added = await Promise.all([gallery.add(photo), gallery.add(photo), gallery.add(photo)]);
    expect(added.filter((each) => each.ok && each.isNew)).toHaveLength(1);
    expect(gallery.kept('product-originals')).toHaveLength(1);
    expect(await gallery.log()).toHaveLength(1);
  });

  test('beyond twelve is refused, also where two are sent at once', async () => {
    const eleven = Array.from({ length: 11 }, (_, place) => `us${place}-front`);
    const gallery = await newGallery({ pictures: eleven });
    const added = await Promise.all([gallery.add(photo), gallery.add(other)]);
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(added.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many' });
  });

  test('of a product that is not there leaves no file', async () => {
    const gallery = await newGallery();
    const lost = await addPicture(gallery.store)({
      id: 999_999_999,
      fileName: 'x',
      bytes: Buffer.from(photo),
      staffId,
    });
    expect(lost).toEqual({ ok: false, reason: 'product-not-found' });
    expect(gallery.kept('product-originals')).toEqual([]);
  });
});

describe('its sizes', () => {
  test('are made by one of many instances', async () => {
    const gallery = await newGallery();
    await gallery.add(photo);
    const made = await Promise.all([gallery.make(), gallery.make(), gallery.make()]);
    expect(made.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(await gallery.shown()).toHaveLength(1);
  });

  test('are tried again after a failure, which keeps no other waiting and is said', async () => {
    const gallery = await newGallery();
    await gallery.add(photo);
    await gallery.add(other, 'back.png');
    let isFull = true;
    const files = { ...gallery.store.files };
    const make = makeSizes({
      database,
      files: {
        ...files,
        put: (key, content) => (isFull ? Promise.reject(new Error('full')) : files.put(key, content)),
      },
    });
    await expect(make()).rejects.toBeInstanceOf(RowSetAside);
    isFull = false;
    expect(await make()).toBe('made');
    expect(await make()).toBeNull();
    expect((await list(gallery.id))?.map(({ state }) => state)).toEqual(['ready', 'failed']);
    await database.update(choreFailures).set({ nextAttemptAt: '2020-01-01T00:00:00Z' });
    expect(await make()).toBe('made');
    expect((await list(gallery.id))?.map(({ state }) => state)).toEqual(['ready', 'ready']);
  });

  test('of a picture that was taken away meanwhile are shown nowhere, and swept', async () => {
    const gallery = await newGallery();
    await gallery.add(photo);
    const [name = ''] = await gallery.names();
    const files = {
      ...gallery.store.files,
      get: async (key: string) => {
        await remove(gallery.act(name));
        return gallery.store.files.get(key);
      },
    };
    expect(await makeSizes({ database, files })()).toBe('gone');
    expect(await gallery.shown()).toEqual([]);
    const sweep = sweepPictures(gallery.store);
    expect(await sweep()).toBe(0);
    const longAgo = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const folder of ['product-originals', 'product-pictures']) {
      for (const file of gallery.kept(folder))
        utimesSync(join(gallery.folder, folder, file), longAgo, longAgo);
    }
    expect(await sweep()).toBeGreaterThan(5);
    expect([gallery.kept('product-originals'), gallery.kept('product-pictures')]).toEqual([[], []]);
  });
});

describe('a gallery', () => {
  test('is put in another order, once, and that is taken back from the log', async () => {
    const gallery = await newGallery({ pictures: ['a-front', 'b-front', 'c-front'] });
    expect(await move({ ...gallery.act('c-front'), to: 0 })).toEqual({ ok: true, isChanged: true });
    expect(await move({ ...gallery.act('c-front'), to: 0 })).toEqual({ ok: true, isChanged: false });
    expect(await gallery.shown()).toEqual(['c-front', 'a-front', 'b-front']);
    const [entry] = await gallery.log();
    const undo = () =>
      undoProductChange(database)({ id: gallery.id, entryId: entry?.id ?? 0, staffId, why: '' });
    expect(await undo()).toMatchObject({ ok: true, changed: 1 });
    expect(await gallery.shown()).toEqual(['a-front', 'b-front', 'c-front']);
    expect(await undo()).toMatchObject({ ok: false, reason: 'fields-changed' });
  });

  test('loses no picture to two who change it at once', async () => {
    const gallery = await newGallery({ pictures: ['a-front', 'b-front', 'c-front'] });
    await gallery.add(photo);
    await Promise.all([
      gallery.make(),
      move({ ...gallery.act('c-front'), to: 0 }),
      remove(gallery.act('b-front')),
      remove(gallery.act('b-front')),
    ]);
    const shown = await gallery.shown();
    expect(shown.slice(0, 2)).toEqual(['c-front', 'a-front']);
    expect(shown).toHaveLength(3);
  });

  test('keeps the last picture of a product that is in the shop', async () => {
    const gallery = await newGallery({ pictures: ['a-front'] });
    await database
      .update(products)
      .set({ publishedAt: '2026-01-01T00:00:00Z' })
      .where(eq(products.id, gallery.id));
    expect(await remove(gallery.act('a-front'))).toEqual({ ok: false, reason: 'last-picture' });
    expect(await gallery.shown()).toEqual(['a-front']);
  });

  test('whose picture is taken away keeps its files, for orders name it, and gets it back', async () => {
    const gallery = await newGallery({ pictures: ['a-front'] });
    await gallery.add(photo);
    await gallery.make();
    const [, name = ''] = await gallery.shown();
    await remove(gallery.act(name));
    expect(await gallery.shown()).toEqual(['a-front']);
    expect(await readFile(gallery.store.files, `${name}-240.avif`)).not.toBeNull();
    const [entry] = await gallery.log();
    await undoProductChange(database)({ id: gallery.id, entryId: entry?.id ?? 0, staffId, why: '' });
    expect(await gallery.shown()).toEqual(['a-front', name]);
  });

  test('shows what staff wrote instead of a picture, in its language', async () => {
    const gallery = await newGallery({ pictures: ['a-front', 'b-front'] });
    await database
      .update(products)
      .set({ publishedAt: '2026-01-01T00:00:00Z' })
      .where(eq(products.id, gallery.id));
    const texts = { uk: 'Вид ззаду', pl: '', en: 'From behind' };
    expect(await describeIt({ ...gallery.act('b-front'), texts })).toEqual({ ok: true, isChanged: true });
    expect(await describeIt({ ...gallery.act('b-front'), texts })).toEqual({ ok: true, isChanged: false });
    expect((await findProduct(database)(gallery.id, 'uk'))?.pictureTexts).toEqual(['', 'Вид ззаду']);
    expect((await findProduct(database)(gallery.id, 'pl'))?.pictureTexts).toBeUndefined();
    const [entry] = await gallery.log();
    await undoProductChange(database)({ id: gallery.id, entryId: entry?.id ?? 0, staffId, why: '' });
    expect((await findProduct(database)(gallery.id, 'uk'))?.pictureTexts).toBeUndefined();
    expect(await describeIt({ ...gallery.act('x-front'), texts })).toEqual({ ok: false, reason: 'gone' });
  });
});

describe('a crop', () => {
  const SQUARE = { side: 100, left: 0, top: 0 };

  test('takes the place and the words of what was there when it is ready, under another name', async () => {
    const gallery = await newGallery();
    await gallery.add(photo);
    await gallery.make();
    const [name = ''] = await gallery.shown();
    const texts = { uk: 'Спереду', pl: '', en: '' };
    await describeIt({ ...gallery.act(name), texts });
    const cut = await crop({ ...gallery.act(name), crop: SQUARE });
    expect(cut).toMatchObject({ ok: true, isChanged: true, cropped: { before: null } });
    expect(await crop({ ...gallery.act(name), crop: SQUARE })).toEqual({ ok: true, isChanged: false });
    expect(await gallery.shown()).toEqual([name]);
    expect(await list(gallery.id)).toMatchObject([{ name, state: 'recropping', crop: SQUARE }]);
    expect(await gallery.make()).toBe('made');
    const [cropped = ''] = await gallery.shown();
    expect(cropped).not.toBe(name);
    expect(cut).toMatchObject({ cropped: { name: cropped } });
    expect(await list(gallery.id)).toMatchObject([
      { name: cropped, state: 'ready', crop: SQUARE, texts: { uk: 'Спереду' } },
    ]);
    expect(await gallery.add(photo)).toMatchObject({ ok: true, isNew: false });
  });

  test('is refused where too little is left, and of a picture that has no original', async () => {
    const gallery = await newGallery({ pictures: ['a-front'] });
    await gallery.add(photo);
    await gallery.make();
    const [, name = ''] = await gallery.shown();
    expect(await crop({ ...gallery.act(name), crop: { ...SQUARE, side: 99 } })).toEqual({
      ok: false,
      reason: 'too-small',
    });
    expect(await crop({ ...gallery.act('a-front'), crop: SQUARE })).toEqual({
      ok: false,
      reason: 'no-original',
    });
    expect(await crop({ ...gallery.act('gone-front'), crop: SQUARE })).toEqual({ ok: false, reason: 'gone' });
  });

  test('that is taken back before it is ready needs nothing made', async () => {
    const gallery = await newGallery();
    await gallery.add(photo);
    await gallery.make();
    const [name = ''] = await gallery.shown();
    await crop({ ...gallery.act(name), crop: SQUARE });
    expect(await crop({ ...gallery.act(name), crop: null })).toMatchObject({ ok: true, isChanged: true });
    expect(await gallery.make()).toBeNull();
    expect(await list(gallery.id)).toMatchObject([{ name, state: 'ready', crop: null }]);
  });
});

test('a name that no upload has is not found, whatever it looks like', async () => {
  const gallery = await newGallery();
  for (const file of [
    'x',
    '0123456789abcdef-photo-480.avif',
    '..%2f..%2fproduct-originals%2fx.jpg',
    'a-front-480.avif',
  ])
    expect((await gallery.http.request(`/${file}`)).status).toBe(404);
});
