import { expect, test } from 'vitest';
import { KINDS_OF_CHOICE, type ChosenCategory } from '../../domain/catalogue/which-one.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { CHOICE_TEXTS } from './which-one.ts';

const slugs = Object.keys(KINDS_OF_CHOICE) as ChosenCategory[];

test.each(slugs)('every column of %s has its words in every language, short enough for a column', (slug) => {
  for (const locale of LOCALES) {
    const texts = CHOICE_TEXTS[slug][locale];
    expect(Object.keys(texts)).toEqual(KINDS_OF_CHOICE[slug].map(({ key }) => key));
    for (const { title, whom, runs, look } of Object.values(texts)) {
      expect(title.length).toBeLessThan(32);
      for (const text of [whom, runs, look]) expect(text.length).toBeLessThan(125);
    }
  }
});
