import { eq } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { categories, categoryTexts } from '../tables.ts';
import { tagTexts } from '../tag-tables.ts';

/** What the catalogue says in the place of a message. */
interface CatalogueName {
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
}

/** The names and descriptions of all categories and the names of all tags, under the keys of their messages; two statements. */
export const readCatalogueNames = (database: Database) => async (): Promise<readonly CatalogueName[]> => {
  const texts = await database
    .select({
      slug: categories.slug,
      locale: categoryTexts.locale,
      name: categoryTexts.name,
      description: categoryTexts.description,
    })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.categoryId));
  const tags = await database.select().from(tagTexts);
  return [
    ...texts.flatMap(({ slug, locale, name, description }) => [
      { locale, key: `category.${slug}.name`, text: name },
      { locale, key: `category.${slug}.description`, text: description },
    ]),
    ...tags.map(({ tag, locale, name }) => ({ locale, key: `tag.${tag}`, text: name })),
  ];
};
