import { asc, eq } from 'drizzle-orm';
import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { machineLabels } from './machine-labels.ts';
import { machines } from './tables.ts';

const { database } = await openTestDatabase();
const labels = machineLabels(database, { publicUrl: 'https://promin.example' });
const byNumber = await database.select().from(machines).orderBy(asc(machines.inventoryNumber));
const addressOf = (id: number | undefined) => `https://promin.example/admin/machines/${id}`;

const POINTS = 72 / 25.4;
/** Pixels of a point. */
const SCALE = 4;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sizes of the pages in millimetres, and the rectangles that are drawn on each, in points from its top. */
function drawnOn(bytes: Buffer) {
  const file = bytes.toString('latin1');
  const sizes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((length) => Math.round(Number(length) / POINTS)),
  );
  const pages = [...file.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const end = bytes.indexOf('endstream', index);
    const content = inflateSync(bytes.subarray(index + head.length, end)).toString('latin1');
    const boxes = [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
      ([, x, y, width, height]): Box => ({
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      }),
    );
    return boxes.length === 0 ? [] : [boxes];
  });
  return { sizes, pages };
}

/** What a camera reads that sees a part of a page, given in millimetres. */
function readCode(boxes: readonly Box[], part: Box): string {
  const unit = SCALE * POINTS;
  const [width, height] = [Math.round(part.width * unit), Math.round(part.height * unit)];
  const data = new Uint8Array(width * height * 3).fill(255);
  const within = (place: number, most: number) => Math.max(0, Math.min(most, Math.round(place)));
  for (const box of boxes) {
    const [left, top] = [box.x * SCALE - part.x * unit, box.y * SCALE - part.y * unit];
    const [from, to] = [within(left, width), within(left + box.width * SCALE, width)];
    for (let y = within(top, height); y < within(top + box.height * SCALE, height); y++) {
      data.fill(0, (y * width + from) * 3, (y * width + to) * 3);
    }
  }
  return decodeQR({ width, height, data });
}

test.each([
  ['portrait', [62, 100]],
  ['landscape', [100, 50]],
] as const)(
  'a label in %s is a page, with the number and a code that opens the machine’s page',
  async (size, page) => {
    const ids = byNumber.slice(0, 2).map(({ id }) => id);
    const found = await labels({ ids: ids.toReversed(), size, locale: 'pl' });
    const { sizes, pages } = drawnOn(found?.bytes ?? Buffer.alloc(0));
    expect(sizes).toEqual([page, page]);
    const [width, height] = page;
    const codes = pages.map((boxes) => readCode(boxes, { x: 0, y: 0, width, height }));
    expect(codes).toEqual(ids.map(addressOf));
    const text = await readPdf(found?.bytes);
    expect(text).toMatchObject({ pages: 2, language: 'pl' });
    for (const { inventoryNumber } of byNumber.slice(0, 2)) expect(text.text).toContain(inventoryNumber);
  },
);

test('a sheet has 24 labels in three columns, and the others go on the next one', async () => {
  const chosen = byNumber.slice(0, 25);
  const found = await labels({ ids: chosen.map(({ id }) => id), size: 'sheet', locale: 'uk' });
  const { sizes, pages } = drawnOn(found?.bytes ?? Buffer.alloc(0));
  expect(sizes).toEqual([
    [210, 297],
    [210, 297],
  ]);
  const cell = (place: number) => ({
    x: (place % 3) * 70,
    y: 0.5 + Math.floor(place / 3) * 37,
    width: 70,
    height: 37,
  });
  const codes = chosen.map((_, place) => readCode(pages[Math.floor(place / 24)] ?? [], cell(place % 24)));
  expect(codes).toEqual(chosen.map(({ id }) => addressOf(id)));
});

test('the longest number is whole, and the serial number is there once staff have entered it', async () => {
  const [machine] = byNumber;
  const numbers = { inventoryNumber: `АБ${'W'.repeat(58)}`, serialNumber: 'SN-4711' };
  await database
    .update(machines)
    .set(numbers)
    .where(eq(machines.id, machine?.id ?? 0));
  for (const size of ['portrait', 'landscape', 'sheet'] as const) {
    const found = await labels({ ids: [machine?.id ?? 0], size, locale: 'en' });
    const { text, pages } = await readPdf(found?.bytes);
    expect(text.replaceAll(' ', '')).toContain(numbers.inventoryNumber);
    expect([text.includes(numbers.serialNumber), pages]).toEqual([true, 1]);
  }
});

test('there is no label of a machine that is not there', async () => {
  for (const ids of [[], [0], [1e12]]) {
    expect(await labels({ ids, size: 'sheet', locale: 'pl' })).toBe(null);
  }
});
