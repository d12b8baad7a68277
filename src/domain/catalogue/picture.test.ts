import { describe, expect, it } from 'vitest';
import {
  ILLUSTRATIONS,
  SCENES,
  PICTURE_FORMATS,
  PICTURE_KINDS,
  pictureFile,
  isOwn,
  pictureOf,
  pictureUrl,
  OWN_PICTURES,
  ownSizes,
  productPicture,
  scenePicture,
  type Picture,
  viewOf,
} from './picture.ts';
import { isScene, isShopPicture } from './scene.ts';

const addresses = (sourceSet = ''): string[] =>
  sourceSet.split(', ').flatMap((entry) => (entry === '' ? [] : [entry.split(' ')[0] ?? '']));

const built = new Set(
  Object.values(PICTURE_KINDS).flatMap((kind) =>
    kind.names.flatMap((name) =>
      kind.widths.flatMap((width) =>
        PICTURE_FORMATS.map((format) => `/pictures/${pictureFile(kind, name, { width, format })}`),
      ),
    ),
  ),
);

const every: readonly Picture[] = [...SCENES, ...ILLUSTRATIONS].map(scenePicture);

describe('picture addresses', () => {
  it('lead only to files that are built', () => {
    for (const { src, avif, webp } of every) {
      for (const address of [src, ...addresses(avif), ...addresses(webp)]) expect(built).toContain(address);
    }
  });

  it('use every file that is built', () => {
    const used = new Set(every.flatMap(({ avif, webp }) => [...addresses(avif), ...addresses(webp)]));
    expect(used).toEqual(built);
  });

  it('never ask for more than the original', () => {
    for (const kind of Object.values(PICTURE_KINDS)) expect(Math.max(...kind.widths)).toBe(kind.width);
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
      clear: true,
    });
    expect(scenePicture('scene-warehouse')).not.toHaveProperty('clear');
  });
});

describe('picture names', () => {
  it('are sorted and unique', () => {
    for (const names of [SCENES, ILLUSTRATIONS]) {
      expect([...names]).toEqual([...new Set(names)].toSorted());
    }
  });
});

describe("a product's own pictures", () => {
  it('say by their names what they show', () => {
    expect(viewOf('us5000-three-quarter')).toBe('three-quarter');
    expect(viewOf('prm-h5-1p-ports')).toBe('ports');
    expect(viewOf('battery-rack-plain')).toBeNull();
  });

  it('are offered large from the side and smaller in the other views', () => {
    expect(ownSizes('us5000-three-quarter')).toBe(OWN_PICTURES.first);
    expect(ownSizes('us5000-scale')).toBe(OWN_PICTURES.further);
    for (const { width, widths } of Object.values(OWN_PICTURES)) expect(widths.at(-1)).toBe(width);
  });

  it('have no background, and a plain ground in WebP', () => {
    const first = productPicture('us5000-three-quarter');
    expect(first).toMatchObject({ width: 1600, height: 1600, clear: true });
    expect(addresses(first.avif)).toEqual(
      [240, 480, 960, 1600].map((width) => `/pictures/products/us5000-three-quarter-${width}.avif`),
    );
    expect(addresses(first.webp)).toEqual(
      [240, 480, 960].map((width) => `/pictures/products/us5000-three-quarter-${width}.webp`),
    );
    const back = productPicture('us5000-back');
    expect(back.src).toBe('/pictures/products/us5000-back-960.webp');
    expect(addresses(back.avif)).toEqual(
      [480, 960].map((width) => `/pictures/products/us5000-back-${width}.avif`),
    );
    expect(pictureUrl('us5000-three-quarter')).toBe('/pictures/products/us5000-three-quarter-960.webp');
  });

  it('and scenes that staff uploaded have names of their own', () => {
    const name = '0123456789abcdef-banner';
    expect([isScene(name), isOwn(name), isShopPicture('../x-banner')]).toEqual([true, false, false]);
    expect(pictureOf(name)).toMatchObject({
      src: `/pictures/scenes/${name}-800.webp`,
      width: 1600,
      height: 900,
    });
    expect(pictureOf(name)).not.toHaveProperty('clear');
  });

  it('may be uploads: all have the small sizes, and a photograph keeps its ground', () => {
    const [photo, cutout] = ['0123456789abcdef-photo', '0123456789abcdef-cutout-small'];
    expect([isOwn(photo), isOwn(cutout), isOwn('0123456789abcde-photo')]).toEqual([true, true, false]);
    expect(productPicture('0123456789abcdef-photo')).not.toHaveProperty('clear');
    expect(productPicture('0123456789abcdef-cutout-small')).toMatchObject({ width: 960, clear: true });
    expect(ownSizes('0123456789abcdef-photo')).toBe(OWN_PICTURES.first);
    expect(pictureUrl('0123456789abcdef-photo-small')).toBe(
      '/pictures/products/0123456789abcdef-photo-small-960.webp',
    );
  });
});
