import { dayIn } from '../../src/domain/locale/market.ts';
import { formatDate } from '../../src/domain/locale/format-date.ts';
import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { expectPagesToDo } from '../support/look-at-pages.ts';
import { Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

const DAY_MS = 86_400_000;
const dayAfter = (days: number): string =>
  dayIn('Europe/Kyiv', new Date(Date.now() + days * DAY_MS).toISOString());

const PLACES = { ua: 'Біла Церква, 09100', pl: 'Zakopane 34-500', en: 'Lviv, 79000' };
const PHONES = { ua: '067 123 45 67', pl: '512 345 678', en: '067 123 45 67' };

inEachLanguage((locale, region) => {
  test(
    `a customer of ${region} asks for a survey with days and a place, and staff answer`,
    region === 'ua' ? {} : LONG,
    async ({ page, browser, baseURL }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      const place = `${PLACES[region]} ${crypto.randomUUID().slice(0, 6)}`;
      const [from, to] = [dayAfter(9), dayAfter(16)];
      await shopper.registerFor('/profile');
      await shopper.open('/product/402');
      const product = await main.getByRole('heading', { level: 1 }).innerText();
      await main.getByRole('link', { name: t('survey.ask') }).click();
      await page.waitForURL(/\/installation-request\?products=402$/);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('survey.title'));
      await expect(main.getByRole('checkbox', { name: product })).toBeChecked();
      await expectPagesToDo(page, {
        region,
        paths: ['/installation-request?products=402'],
        looks: region === 'ua' ? 'one' : 'all',
      });
      await shopper.open('/installation-request?products=402');

      const field = (name: 'place' | 'from' | 'to') => main.getByLabel(t(`survey.field.${name}`));
      const send = main.getByRole('button', { name: t('survey.send') });
      await main.getByLabel(t('survey.field.purpose')).selectOption('survey');
      await field('from').fill(to);
      await field('to').fill(from);
      await main.getByLabel(t('checkout.field.phone')).fill(PHONES[region]);
      await main.getByLabel(t('survey.field.remarks')).fill('Roof of tiles, 35°.');
      await send.click();
      await expect(field('place')).toHaveAttribute('aria-invalid', 'true');
      expect(await axeViolations(page)).toEqual([]);
      await field('place').fill(place);
      await send.click();
      await expect(main.getByText(t('survey.error.order'))).toBeVisible();
      await field('from').fill(from);
      await field('to').fill(to);
      await send.click();
      await page.waitForURL(/\/support\/tickets\/[\da-f-]{36}/);
      const subject = `${t('survey.purpose.survey')}: ${place}`;
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject);
      const print = (day: string) => formatDate(day, locale, 'UTC', 'short');
      const days = t('survey.between', { from: print(from), to: print(to) });
      for (const said of [place, days, product, 'Roof of tiles, 35°.'])
        await expect(main).toContainText(said);
      expect(await axeViolations(page)).toEqual([]);
      const address = new URL(page.url()).pathname;

      const path = '/admin/tickets';
      const { office, staff, main: desk } = await openStaffVisit(browser, { baseURL, region, path });
      await staff.goto(`/${region}/admin/tickets?department=installation`);
      await desk.getByRole('link', { name: subject }).click();
      await staff.waitForURL(/\/admin\/tickets\/[\da-f-]{36}/);
      await expect(desk).toContainText(days);
      await expect(desk).toContainText(place);
      await desk.locator('#answer-message').fill(`OK: ${place}`);
      await desk.getByRole('button', { name: t('backoffice.tickets.send') }).click();
      await expect(desk.getByRole('status')).toContainText(t('backoffice.tickets.done.answer'));
      expect(await axeViolations(staff)).toEqual([]);
      await office.close();

      await shopper.open(address.replace(/^\/\w+/, ''));
      await expect(main.getByText(`OK: ${place}`)).toBeVisible();
    },
  );
});

test('a visitor asks for it without an account, and gets the number of their request', async ({ page }) => {
  const shopper = new Shopper(page, 'pl');
  const { t } = shopper;
  const main = page.getByRole('main');
  await shopper.open('/installation-request?products=402');
  await main.getByLabel(t('survey.field.place')).fill('Nowy Targ 34-400');
  await main.getByLabel(t('survey.field.from')).fill('2020-01-01');
  await main.getByLabel(t('contact.field.name')).fill('Anna Nowak');
  await main.getByLabel(t('contact.field.email')).fill(shopper.email);
  await main.getByLabel(t('checkout.field.phone')).fill('512 345 678');
  await main.getByRole('button', { name: t('survey.send') }).click();
  await expect(main.getByText(t('survey.error.past'))).toBeVisible();
  await expect(main.getByLabel(t('survey.field.place'))).toHaveValue('Nowy Targ 34-400');
  await main.getByLabel(t('survey.field.from')).fill('');
  await main.getByRole('button', { name: t('survey.send') }).click();
  await page.waitForURL(/\/installation-request\?sent=TCK-\d+$/);
  const [number = ''] = /TCK-\d+/.exec(page.url()) ?? [];
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('ticket.taken.title', { number }));
  expect(await axeViolations(page)).toEqual([]);
});
