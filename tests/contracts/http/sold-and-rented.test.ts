import { expect, test } from 'vitest';
import uk from '../../../src/content/messages/uk.json' with { type: 'json' };
import { readOnlyShop } from '../../support/built-shop.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { seedPrice, seedRental } from '../../support/seed-price.ts';

const { ask } = await readOnlyShop();
const htmlOf = async (path: string) => (await ask(path)).text();
/** What a page says beside its scripts, with plain spaces. */
const textOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s/g, ' ');
const sideOf = (html: string) => /<a [^>]*aria-current="page"[^>]*>([^<]*)<\/a>/.exec(html)?.[1];

/** A power station that is sold and rented, one that is only sold, a generator that is only rented. */
const [BOTH, SOLD, RENTED] = [90, 91, 2001];

test('the page of what is sold and rented shows the side that its address names, and is one page to search engines', async () => {
  const [bought, rented] = await Promise.all([
    htmlOf(`/ua/product/${BOTH}`),
    htmlOf(`/ua/product/${BOTH}?offer=rent`),
  ]);
  expect([sideOf(bought), sideOf(rented)]).toEqual([uk['product.rental.buy'], uk['cart.rent']]);
  expect(textOf(bought)).toContain('28 200 грн');
  expect(textOf(bought)).toContain('Оренда до 105 днів дешевша за купівлю');
  expect(textOf(rented)).toContain('660 грн / день');
  expect(textOf(rented)).toContain(uk['product.rental.prices']);
  for (const html of [bought, rented])
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').search).toBe('');
});

test.each([SOLD, RENTED])(
  'the page of %s, which is offered in one way, gives no choice and compares nothing',
  async (id) => {
    for (const path of [`/ua/product/${id}`, `/ua/product/${id}?offer=rent`]) {
      const html = await htmlOf(path);
      expect(html).not.toContain(uk['product.rental.buyOrRent']);
      expect(textOf(html)).not.toContain('дешевша за купівлю');
    }
  },
);

test('a list that is narrowed to days leads to the side on which it is rented, every other list to its first', async () => {
  const day = rentalStart();
  const search = '/ua/search?q=DELTA%202';
  const byDays = await htmlOf(`${search}&rentFrom=${day}&rentTo=${day}`);
  expect(byDays).toContain(`href="/ua/product/${BOTH}?offer=rent"`);
  expect(await htmlOf(search)).toContain(`href="/ua/product/${BOTH}"`);
});

test('a card says of what is shown as it is sold that it is for rent, too, and for how much a day', async () => {
  const says = 'Також в оренду від 660 грн / день';
  const search = '/ua/search?q=DELTA%202';
  const day = rentalStart();
  expect(textOf(await htmlOf(search))).toContain(says);
  expect(textOf(await htmlOf('/pl/search?q=DELTA%202'))).toMatch(/Też na wynajem od \d+(,\d\d)? zł \/ dzień/);
  for (const path of [`${search}&rentFrom=${day}&rentTo=${day}`, '/ua/solar-panels'])
    expect([path, textOf(await htmlOf(path)).includes('Також в оренду')]).toEqual([path, false]);
});

test('the API, the suggestions and the feed of products tell its price to buy, the API its rental beside that', async () => {
  const { data } = await (await ask(`/api/products/${BOTH}?locale=uk&currency=UAH`)).json();
  expect(data).toMatchObject({
    kind: 'purchase',
    isRentalItem: false,
    pricing_and_inventory: {
      price: seedPrice(BOTH) / 100,
      day_price: seedRental(BOTH, 'day') / 100,
      stock: 18,
      rental_stock: 4,
    },
  });
  const suggested = await (await ask('/api/search/suggestions?q=DELTA%202&locale=uk&currency=UAH')).text();
  expect(suggested).toContain(`"price":${seedPrice(BOTH) / 100}`);
  const feed = await (await ask('/feeds/google/ua.xml')).text();
  const item = feed.split('<item>').find((each) => each.includes(`<g:id>${BOTH}</g:id>`));
  expect(item).toContain('<g:price>28200.00 UAH</g:price>');
  expect(item).toContain('<g:condition>new</g:condition>');
});
