import { describe, expect, test } from 'vitest';
import { readNewCategory } from './new-category.ts';

const fields = {
  'name.uk': 'Теплові насоси',
  'name.pl': 'Pompy ciepła',
  'name.en': 'Heat pumps',
  'description.uk': 'Тепло з повітря.',
  'description.pl': 'Ciepło z powietrza.',
  'description.en': 'Heat from the air.',
} as const;
const asked = { slug: '', like: 'inverters', group: 'electrical', fields };

describe('a category that is to be made', () => {
  test('has the address that its Ukrainian name gives, or the one that is typed', () => {
    expect(readNewCategory(asked)).toMatchObject({
      ok: true,
      made: {
        slug: 'teplovi-nasosy',
        like: { id: 3, kind: 'purchase', picture: 'sun-12k-sg04lp3-eu-three-quarter' },
        group: 'electrical',
        category: {
          name: { uk: 'Теплові насоси', pl: 'Pompy ciepła', en: 'Heat pumps' },
          picture: 'sun-12k-sg04lp3-eu-three-quarter',
          isInMenu: true,
          isOnHome: false,
          isHidden: false,
        },
      },
    });
    expect(readNewCategory({ ...asked, slug: 'heat-pumps' })).toMatchObject({ made: { slug: 'heat-pumps' } });
  });

  test('is refused for all that is wrong with it at once', () => {
    const wrong = {
      slug: 'Heat pumps',
      like: 'heat',
      group: '',
      fields: { ...fields, 'name.pl': '', 'description.en': 'x'.repeat(301) },
    };
    expect(readNewCategory(wrong)).toEqual({
      ok: false,
      problems: {
        slug: 'bad-slug',
        like: 'not-a-choice',
        group: 'missing',
        'name.pl': 'missing',
        'description.en': 'too-long',
      },
    });
    const nameless = { ...asked, fields: { ...fields, 'name.uk': '— 12' } };
    expect(readNewCategory(nameless)).toEqual({ ok: false, problems: { slug: 'missing' } });
    for (const slug of ['1-a', 'a'.repeat(61), '../admin', 'a\u0000'])
      expect(readNewCategory({ ...asked, slug })).toEqual({ ok: false, problems: { slug: 'bad-slug' } });
  });
});
