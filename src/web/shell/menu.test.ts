import { describe, expect, it } from 'vitest';
import { isInMenu, menuOf } from './menu.ts';

const named = (key: string) => `text of ${key}`;

describe('the menu', () => {
  it('has the links of the specification, the solar group first', () => {
    const menu = menuOf([], named);
    expect(menu.map(({ group, links }) => [group, links.length])).toEqual([
      ['solar', 5],
      ['ev', 3],
      ['portable', 3],
      ['rent', 4],
      ['electrical', 3],
    ]);
    expect(menu.flatMap(({ links }) => links).every(isInMenu)).toBe(true);
  });

  it('takes names from the catalogue and leaves out what it has not', () => {
    const menu = menuOf([{ slug: 'batteries', name: 'Storage', picture: 'battery-wall' }], named);
    expect(menu.flatMap(({ links }) => links.map(({ name, path }) => [name, path]))).toEqual([
      ['Storage', '/batteries'],
    ]);
  });

  it('keeps every listing within reach without a catalogue', () => {
    const [solar] = menuOf([], named);
    expect(solar?.links[0]).toMatchObject({
      path: '/solar-panels',
      name: 'text of category.solar-panels.name',
    });
  });

  it('leads to the one listing with a Cyrillic address', () => {
    const paths = menuOf([], named).flatMap(({ links }) => links.map(({ path }) => path));
    expect(paths).toContain('/портативні-електростанції');
    expect(paths).not.toContain('/portable-power-stations');
  });
});
