import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.ts';

const named = (key: string) => `text of ${key}`;

describe('the menu', () => {
  it('has the groups and links of the specification, the solar group first', () => {
    expect(menuOf([], named).map(({ group, name, links }) => [group, name, links.length])).toEqual([
      ['solar', 'text of menuGroup.solar', 5],
      ['ev', 'text of menuGroup.ev', 3],
      ['portable', 'text of menuGroup.portable', 3],
      ['rent', 'text of menuGroup.rent', 4],
      ['electrical', 'text of menuGroup.electrical', 3],
    ]);
  });

  it('takes names and pictures from the catalogue and leaves out what it has not', () => {
    const menu = menuOf(
      [{ slug: 'batteries', group: 'solar', name: 'Storage', picture: 'us5000-three-quarter' }],
      named,
    );
    expect(menu.flatMap(({ links }) => links)).toEqual([
      { slug: 'batteries', name: 'Storage', picture: 'us5000-three-quarter' },
    ]);
  });

  it('keeps every listing within reach without a catalogue, with names and pictures of its own', () => {
    const links = menuOf([], named).flatMap((section) => section.links);
    expect(links[0]).toMatchObject({ slug: 'solar-panels', name: 'text of category.solar-panels.name' });
    expect(links.filter(({ picture }) => picture === '')).toEqual([]);
  });

  it('goes by the order of the categories, and leaves out what staff took off the menu', () => {
    const category = (slug: string, group: string, isInMenu: boolean) => ({
      slug,
      group,
      isInMenu,
      name: slug,
      picture: '',
    });
    const menu = menuOf(
      [
        category('cranes', 'rent', true),
        category('inverters', 'solar', true),
        category('batteries', 'solar', false),
        category('solar-panels', 'solar', true),
      ],
      named,
    );
    expect(menu.map(({ group, links }) => [group, ...links.map(({ slug }) => slug)])).toEqual([
      ['rent', 'cranes'],
      ['solar', 'inverters', 'solar-panels'],
      ['ev'],
      ['portable'],
      ['electrical'],
    ]);
  });
});
