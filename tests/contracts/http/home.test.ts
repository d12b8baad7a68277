import { afterAll, describe, expect, test } from 'vitest';
import en from '../../../src/content/messages/en.json' with { type: 'json' };
import uk from '../../../src/content/messages/uk.json' with { type: 'json' };
import { ads, carouselSlides, promotions } from '../../../src/content/seed/merchandising.ts';
import { seedProducts } from '../../../src/content/seed/products.ts';
import { untied } from '../../../src/domain/locale/no-break.ts';
import * as tables from '../../../src/server/catalogue/merchandising/tables.ts';
import { connectData, readOnlyShop, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';

const { url: plainShop } = await readOnlyShop();
const nothing = { uk: '', pl: '', en: '' };
const named = (name: string) => ({ uk: name, pl: name, en: name });

const data = await seededData();
const { database, close } = await connectData(data);
await database.insert(tables.ads).values([
  {
    type: 'video',
    contentUrl: '/films/roof.webm',
    link: 'https://films.example/roof',
    title: nothing,
    description: nothing,
  },
  { type: 'image', contentUrl: '', link: '/company', title: named('Plain'), description: nothing },
]);
await database.insert(tables.carouselSlides).values([
  {
    position: 8,
    type: 'gif',
    src: '/films/panels.gif',
    link: '/solar-panels',
    title: named('Gif'),
    description: nothing,
  },
  {
    position: 9,
    type: 'video',
    src: '/films/charger.webm',
    link: '/ev-chargers',
    title: named('Film'),
    description: nothing,
  },
]);
await close();
const shop = await startShop({
  ...data,
  environment: {
    CHAT_SCRIPT_URL: 'https://widget.example/chat.js?shop=7',
    CHAT_ORIGINS: 'https://api.widget.example,https://*.widget-files.example',
    CHAT_URL: 'https://t.me/promin',
  },
});
afterAll(() => shop.stop());
const answer = await fetch(`${shop.url}/en`);
const html = await answer.text();
const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';

/** What a tag of the page says of itself. */
const tagWith = (words: string) =>
  [...main.matchAll(/<[a-z]+ [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(words));

describe('the front page', () => {
  test('has the tiles of its sections, each leading to its slug', () => {
    const hrefs = [...main.matchAll(/href="(\/en\/[^"]*)"/g)].map(([, href]) => href);
    for (const slug of [
      'sets-of-solar-power-plants',
      'solar-panels',
      'batteries',
      'inverters',
      'mounting-systems',
    ]) {
      expect(hrefs).toContain(`/en/${slug}`);
    }
    for (const slug of [
      'ev-chargers',
      'cables-adapters',
      'charging-stations',
      'generators',
      'lifts-and-cranes',
    ]) {
      expect(hrefs).toContain(`/en/${slug}`);
    }
    expect(hrefs).toContain('/en/categories');
    expect(hrefs.filter((href) => href !== href?.toLowerCase())).toEqual([]);
  });

  test('comes with its products: picture, brand, name that leads to its page, price', () => {
    const cards = [...main.matchAll(/<article[^]*?<\/article>/g)]
      .map(([card]) => card)
      .filter((card) => card.includes('/en/product/'));
    expect(cards).toHaveLength(8);
    const goods = cards.map((card) => Number(/\/en\/product\/(\d+)/.exec(card)?.[1]));
    expect(goods.map((id) => seedProducts.find((product) => product.id === id)?.category)).toEqual([
      'sets-of-solar-power-plants',
      'solar-panels',
      'portable-power-stations',
      'generators',
      'inverters',
      'batteries',
      'ac-charging-stations',
      'scissor-lifts',
    ]);
    expect(cards.filter((card) => card.includes(en['cart.rent']))).toHaveLength(2);
    for (const card of cards) {
      expect(card).toMatch(/<img [^>]*src="\/pictures\/products\//);
      expect(card).toMatch(/<p class="[^"]*">[\w ]+<\/p>[^]*?<h3[^>]*><a [^>]*href="\/en\/product\/\d+"/);
      expect(card).toMatch(/UAH\s/);
    }
  });

  test('has the slides and the four offers with their titles and pictures', () => {
    const words = untied(main.replaceAll(/<[^>]*>/g, ''));
    for (const { title, description } of carouselSlides) {
      expect(words).toContain(title.en);
      expect(words).toContain(description.en);
    }
    expect(promotions).toHaveLength(4);
    for (const { title, picture } of promotions) {
      expect(untied(main)).toContain(title.en);
      expect(main).toContain(`/pictures/products/${picture}-`);
    }
  });

  test('says in each slide for what price and by when, with one button to the goods', () => {
    const slides = [...main.matchAll(/<div role="group"[^]*?<\/a>/g)].map(([slide]) => slide);
    const words = slides.map((slide) => untied(slide.replaceAll(/<[^>]*>/g, '')));
    const day = String.raw`by \w+day, \d+ \w+`;
    // A roof of panels goes on a pallet.
    const panels = `Order today: up to 4 panels delivered in Ukraine ${day}`;
    expect(words[0]).toMatch(new RegExp(String.raw`UAH [\d,]+ incl\. VAT.*${panels}View product`));
    expect(words[1]).toMatch(
      new RegExp(String.raw`UAH 19,080 incl\. VAT.*Order today for delivery in Ukraine ${day}View product`),
    );
    expect(words[2]).toMatch(
      new RegExp(String.raw`UAH 18,600 incl\. VAT.*Order today for delivery in Ukraine ${day}View product`),
    );
    // One price of goods on the page: each slide of the shop is of one product, so that no second “from” stands beside that of a tile.
    for (const said of words.slice(0, 3)) expect(said).not.toContain('from UAH');
    for (const [place, id] of [113, 702, 1001].entries())
      expect(slides[place]).toContain(`href="/en/product/${id}"`);
  });

  test('shows moving pictures and films in slides and advertisements, films with their controls', () => {
    expect(tagWith('/films/panels.gif')).toMatch(/^<img /);
    for (const film of ['/films/charger.webm', '/films/roof.webm']) {
      expect(tagWith(film)).toMatch(/^<video [^>]*controls/);
    }
  });

  test('opens an advertisement in a new tab, and says what one without title or picture says', () => {
    for (const link of ['https://films.example/roof', '/en/company', `/en${ads[0]?.link}`]) {
      const anchor = [...main.matchAll(/<a [^>]*>/g)].find(
        ([tag]) => tag.includes(`href="${link}"`) && tag.includes('_blank'),
      );
      expect([link, anchor?.[0]]).toEqual([link, expect.stringContaining('rel="noopener"')]);
    }
    expect(main).toContain(`>${en['home.adUntitled']}<`);
    expect(main.match(/scene-warehouse-\d+\.webp/g)?.length).toBeGreaterThan(0);
  });

  test('offers the chat and names who provides it, and fetches nothing of it', () => {
    expect(main).toContain('widget.example');
    expect(main).toContain('href="https://t.me/promin"'); // without script
    expect(html).not.toContain('<script src="https:');
  });

  test('may load from the chat’s provider what its window needs, and from nobody else', () => {
    const policy = new Map(
      (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
    const chat = ['https://widget.example', 'https://api.widget.example', 'https://*.widget-files.example'];
    for (const name of ['img-src', 'font-src', 'frame-src', 'media-src', 'style-src']) {
      expect(policy.get(name)).toEqual(expect.arrayContaining(["'self'", ...chat]));
    }
    expect(policy.get('script-src')?.filter((source) => source.startsWith('http'))).toEqual(chat);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      ...chat,
      ...chat.map((origin) => origin.replace('https', 'wss')),
    ]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });
});

test('a page that is not there offers the same chat, under the same policy', async () => {
  const missing = await fetch(`${shop.url}/ua/nothing`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-security-policy')).toContain(' https://widget.example');
  const page = await missing.text();
  expect(page).toContain(uk['error.page.chat']);
  expect(page).toContain('widget.example');
});

test('a shop without a chat offers none on its front page, and says so where somebody looks for help', async () => {
  const front = await (await fetch(`${plainShop}/ua`)).text();
  expect(front).toContain('href="/ua/contact"');
  expect(front).not.toContain(`>${uk['error.page.chat']}<`);
  const error = await (await fetch(`${plainShop}/ua/nothing`)).text();
  expect(error).toContain(uk['error.page.chat']);
});

test('a product that is not there is a page of its own', async () => {
  const missing = await fetch(`${shop.url}/ua/product/999999`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Товар не знайдено.');
});
