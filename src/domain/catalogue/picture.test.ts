import { describe, expect, it } from 'vitest';
import {
  ILLUSTRATIONS,
  PRODUCT_PICTURES,
  SCENES,
  PICTURE_FORMATS,
  PICTURE_KINDS,
  pictureFile,
  pictureUrl,
  productPicture,
  scenePicture,
  type Picture,
} from './picture.ts';

const addresses = (sourceSet: string): string[] =>
  sourceSet.split(', ').map((entry) => entry.split(' ')[0] ?? '');

const built = new Set(
  Object.values(PICTURE_KINDS).flatMap((kind) =>
    kind.names.flatMap((name) =>
      kind.widths.flatMap((width) =>
        PICTURE_FORMATS.map((format) => `/pictures/${pictureFile(kind, name, { width, format })}`),
      ),
    ),
  ),
);

const every: readonly Picture[] = [
  ...PRODUCT_PICTURES.map(productPicture),
  ...[...SCENES, ...ILLUSTRATIONS].map(scenePicture),
];

describe('picture addresses', () => {
  it('lead only to files that are built', () => {
    for (const { src, avif, webp } of every) {
      for (const address of [src, ...addresses(avif), ...addresses(webp)]) expect(built).toContain(address);
    }
    for (const name of PRODUCT_PICTURES) expect(built).toContain(pictureUrl(name));
  });

  it('use every file that is built', () => {
    const used = new Set(every.flatMap(({ avif, webp }) => [...addresses(avif), ...addresses(webp)]));
    expect(used).toEqual(built);
  });

  it('never ask for more than the original', () => {
    for (const kind of Object.values(PICTURE_KINDS)) expect(Math.max(...kind.widths)).toBe(kind.width);
  });

  it('are shaped like this', () => {
    expect(productPicture('battery-wall-plain')).toEqual({
      src: '/pictures/products/battery-wall-plain-480.webp',
      width: 960,
      height: 960,
      avif: [240, 480, 720, 960]
        .map((w) => `/pictures/products/battery-wall-plain-${w}.avif ${w}w`)
        .join(', '),
      webp: [240, 480, 720, 960]
        .map((w) => `/pictures/products/battery-wall-plain-${w}.webp ${w}w`)
        .join(', '),
    });
    expect(pictureUrl('battery-wall')).toBe('/pictures/products/battery-wall-960.webp');
  });

  it('give scenes and illustrations their own sizes', () => {
    expect(scenePicture('scene-warehouse')).toMatchObject({
      width: 1600,
      height: 900,
      avif: [480, 800, 1200, 1600].map((w) => `/pictures/scenes/scene-warehouse-${w}.avif ${w}w`).join(', '),
    });
    expect(scenePicture('empty-cart')).toMatchObject({
      width: 800,
      height: 600,
      webp: '/pictures/scenes/empty-cart-400.webp 400w, /pictures/scenes/empty-cart-800.webp 800w',
    });
  });
});

describe('picture names', () => {
  it('are sorted and unique', () => {
    for (const names of [PRODUCT_PICTURES, SCENES, ILLUSTRATIONS]) {
      expect([...names]).toEqual([...new Set(names)].toSorted());
    }
  });

  it('have a lettered original for every plain one', () => {
    const names: readonly string[] = PRODUCT_PICTURES;
    for (const name of names.filter((each) => each.endsWith('-plain'))) {
      expect(names).toContain(name.replace(/-plain$/, ''));
    }
  });
});
