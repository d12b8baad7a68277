import { readFileSync } from 'node:fs';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { carouselSlides as seedSlides } from '../../content/seed/merchandising.ts';
import { carouselSlides } from './merchandising/tables.ts';
import { addFacts } from './save-products.ts';
import { productTexts } from './tables.ts';

const { database } = await openTestDatabase();
const FOLDER = 'src/server/database/migrations';
async function run(name: string) {
  for (const statement of readFileSync(`${FOLDER}/${name}.sql`, 'utf8').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement));
}
const textsOf = (productId: number) =>
  database
    .select()
    .from(productTexts)
    .where(eq(productTexts.productId, productId))
    .orderBy(productTexts.locale);

test('texts that were written before get the phases that search finds goods by, once', async () => {
  const written = await textsOf(303);
  await database
    .update(productTexts)
    .set({
      searchName: sql`replace(search_name, ' 3ph', '')`,
      searchText: sql`replace(search_text, ' 3ph', '')`,
    })
    .where(eq(productTexts.productId, 303));
  expect((await textsOf(303)).some(({ searchName }) => searchName.includes('3ph'))).toBe(false);
  for (let times = 0; times < 2; times++) await run('0130_phases-in-search');
  const words = (text: string) => text.split(' ').toSorted();
  const indexed = (texts: typeof written) =>
    texts.map(({ searchName, searchText }) => [words(searchName), words(searchText)]);
  expect(indexed(await textsOf(303))).toEqual(indexed(written));
});

test('lines of facts of inverters are printed again, and slides that nobody changed tell of one product', async () => {
  const slides = () => database.select().from(carouselSlides).orderBy(carouselSlides.position);
  const [first] = await slides();
  await database
    .update(carouselSlides)
    .set({
      link: '/solar-panels',
      description: {
        uk: 'Сонячні панелі від 410 до 620 Вт з усіма даними для розрахунку.',
        pl: 'Panele fotowoltaiczne od 410 do 620 W, z pełnymi danymi do obliczeń.',
        en: 'Solar panels from 410 to 620 W, with every figure a calculation needs.',
      },
    })
    .where(eq(carouselSlides.id, first?.id ?? 0));
  const own = { link: '/ac-charging-stations', description: { uk: 'Своє', pl: 'Własne', en: 'Own' } };
  await database.update(carouselSlides).set(own).where(eq(carouselSlides.position, 2));
  await database.update(productTexts).set({ facts: 'до зміни' }).where(eq(productTexts.productId, 303));
  await run('0131_facts-of-inverters-and-slides');
  const [panels, chargers] = await slides();
  const [{ link, description }] = seedSlides as unknown as [(typeof seedSlides)[number]];
  expect(panels).toMatchObject({ link, description });
  expect(chargers).toMatchObject(own);
  await addFacts(database)();
  const lacking = and(eq(productTexts.productId, 303), isNull(productTexts.facts));
  expect(await database.select().from(productTexts).where(lacking)).toEqual([]);
  for (const { facts } of await textsOf(303)) expect(facts).toMatch(/15/); // the kilowatts of panels that it takes
});
