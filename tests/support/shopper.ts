import { expect, type Locator, type Page } from '@playwright/test';
import { localeOf, type Region } from '../../src/domain/locale/locale.ts';
import type { PaymentMethod } from '../../src/domain/checkout/payment-methods.ts';
import { openPage, texts } from './journey.ts';
import { rentalStart } from './rental-start.ts';

export interface Address {
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: 'UA' | 'PL';
}

export const KYIV: Address = {
  phone: '067 123 45 67',
  address: 'вул. Сонячна, 1',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
};
export const KRAKOW: Address = {
  phone: '512 345 678',
  address: 'ul. Słoneczna 1',
  city: 'Kraków',
  postalCode: '30-001',
  country: 'PL',
};

/** A person who buys in one region of the shop; each step presses what its language says. */
export class Shopper {
  readonly page: Page;
  readonly region: Region;
  readonly t: ReturnType<typeof texts>;
  readonly email = `olena.${crypto.randomUUID().slice(0, 8)}@example.com`;
  readonly password = 'сонце-2026';

  constructor(page: Page, region: Region) {
    this.page = page;
    this.region = region;
    this.t = texts(localeOf(region));
  }

  /** Opens a page of the region and waits until its script has taken it over. */
  async open(path: string) {
    await openPage(this.page, `/${this.region}${path}`);
  }

  /** Waits until a page of the region is shown, whatever its query. */
  async arriveAt(path: string) {
    await this.page.waitForURL(({ pathname }) => pathname === `/${this.region}${path}`);
  }

  /** What a toast offers, held by the focus: a toast goes after three seconds, and a busy browser may need them all. */
  async heldOffer(name: string): Promise<Locator> {
    const offer = this.page
      .getByRole('region', { name: this.t('shell.toasts') })
      .getByRole('button', { name, exact: true });
    await offer.focus();
    return offer;
  }

  /** Puts the first product of a listing into the cart. */
  async addFirstOf(category: string) {
    await this.open(`/${category}`);
    const card = this.page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { name: this.t('cart.add') }).click();
    await expect(card.getByRole('button', { name: this.t('cart.more') })).toBeVisible();
  }

  /** Awaits the calendar of a machine, whose page is open: the nearest free day is chosen in it from the start. */
  async awaitFreeDay() {
    await expect(this.page.getByRole('main').locator('[data-selected] button').first()).toBeVisible();
  }

  /** Chooses a first day in the calendar of a machine, whose page is open, that a transfer comes before whatever day it is today. */
  async chooseDayAfterTransfer() {
    await this.awaitFreeDay();
    const main = this.page.getByRole('main');
    const day = main.locator(
      `[data-day="${rentalStart(7, this.region === 'pl' ? 'PL' : 'UA')}"]:not([data-outside]) button`,
    );
    const next = main.getByRole('button', { name: this.t('product.rental.nextMonth') });
    if ((await day.count()) === 0) await next.click();
    await day.click();
    await expect(day).toHaveAccessibleName(new RegExp(this.t('product.rental.firstDay')));
  }

  /** Goes on from the cart's page, which is open. */
  async leaveCart() {
    const main = this.page.getByRole('main');
    // Small screens have the way to the checkout in a bar instead of under the summary.
    await main
      .getByRole('button', { name: this.t('cart.checkout') })
      .or(main.getByRole('button', { name: this.t('cart.page.checkoutShort'), exact: true }))
      .click();
  }

  async startCheckout() {
    await this.open('/cart');
    await this.leaveCart();
  }

  async register() {
    const { page, t } = this;
    await page.getByRole('tab', { name: t('auth.tab.register') }).click();
    const form = page.getByRole('tabpanel');
    await form.getByLabel(t('checkout.field.firstName')).fill('Олена');
    await form.getByLabel(t('checkout.field.lastName')).fill('Коваль');
    await form.getByLabel(t('auth.field.email')).fill(this.email);
    await form.locator('[name=password]').fill(this.password);
    await form.locator('[name=confirmPassword]').fill(this.password);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: t('auth.register'), exact: true }).click();
  }

  /** Registers by the short form, without a name, and arrives at a page of the region. */
  async registerFor(path: string) {
    const { page, t, region } = this;
    await this.open(`/auth?mode=register&redirect=/${region}${path}`);
    const main = page.getByRole('main');
    await main.getByLabel(t('auth.field.email')).fill(this.email);
    await main.locator('[name=password]').fill(this.password);
    await main.locator('[name=confirmPassword]').fill(this.password);
    await main.getByRole('button', { name: t('auth.register'), exact: true }).click();
    await this.arriveAt(path);
  }

  /** Fills in the form to sign in, which is open, and sends it. */
  async signIn(account: { readonly email: string; readonly password: string } = this) {
    const main = this.page.getByRole('main');
    await main.getByLabel(this.t('auth.field.email')).fill(account.email);
    await main.locator('[name=password]').fill(account.password);
    await main.getByRole('button', { name: this.t('auth.login'), exact: true }).click();
  }

  /** Signs in to an account that is there, and arrives at its profile. */
  async enterAs(account: { readonly email: string; readonly password: string }) {
    await this.open(`/auth?redirect=/${this.region}/profile`);
    await this.signIn(account);
    await this.arriveAt('/profile');
  }

  async signOut() {
    await this.open('/profile');
    await this.page.getByRole('button', { name: this.t('profile.logout') }).click();
    await expect(this.page.getByText(this.t('auth.loggedOut'))).toBeVisible();
  }

  async fillShipping(address: Address) {
    const { page, t } = this;
    const field = (name: keyof Address) =>
      page.getByRole(name === 'country' ? 'combobox' : 'textbox', {
        name: t(`checkout.field.${name}`),
        exact: true,
      });
    await field('country').selectOption(address.country);
    await field('phone').fill(address.phone);
    await field('address').fill(address.address);
    await field('city').fill(address.city);
    await field('postalCode').fill(address.postalCode);
    await page.getByRole('button', { name: t('checkout.toPayment') }).click();
  }

  async choosePayment(method: PaymentMethod) {
    const { page, t } = this;
    await page.getByRole('radio', { name: t(`paymentMethod.${method}`) }).check();
    await page.getByRole('button', { name: t('checkout.toReview') }).click();
  }

  /** Presses the binding button; answers the new order's id from the success page. */
  async placeOrder(): Promise<string> {
    const { page, t } = this;
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click();
    await page.waitForURL(/\/checkout\/success\?orderId=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.success.title'));
    return new URL(page.url()).searchParams.get('orderId') ?? '';
  }
}
