import { describe, expect, test } from 'vitest';
import { GUIDES } from '../../content/guides/guides.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { slugOfPath } from '../../domain/catalogue/category-address.ts';
import { choosingLinks } from './choosing-links.server.ts';

describe.each(LOCALES)('the links of a product page in %s', (locale) => {
  const translate = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? '')}`;
  const linksOf = (slug: string, more: object = {}) => {
    const category = CATEGORIES.find((each) => each.slug === slug);
    const categoryId = category?.id ?? 0;
    const categories = category ? [{ id: categoryId, slug, name: `Category ${slug}` }] : [];
    return choosingLinks({ id: 7, kind: 'purchase', categoryId, categories, ...more }, { translate });
  };

  test.each(CATEGORIES.map(({ slug }) => slug))(
    'lead from %s to its guide, which has words in the language',
    (slug) => {
      const [guide] = linksOf(slug);
      const [path = '', anchor] = (guide?.to ?? '').split('#');
      expect(anchor).toBe('guide');
      expect(slugOfPath(`/ua${path}`)).toBe(slug);
      expect(guide?.text).toContain(`Category ${slug}`);
      const words = Object.entries(GUIDES).find(([name]) => name === slug)?.[1].text[locale];
      expect(words?.paragraphs.length).toBeGreaterThan(0);
    },
  );

  test('lead to the request for a survey from what has to be installed, and not from what cannot be ordered here', () => {
    const survey = '/installation-request?products=7';
    const displayOnly = { mark: 'm', why: 'w' };
    expect(linksOf('inverters').map(({ to }) => to)).toContain(survey);
    expect(linksOf('cables-wires').map(({ to }) => to)).not.toContain(survey);
    expect(linksOf('inverters', { displayOnly }).map(({ to }) => to)).not.toContain(survey);
    expect(linksOf('a-category-of-the-operator')).toEqual([]);
  });
});
