import { axeViolations, expect, inEachLanguage, LONG, test } from '../support/journey.ts';
import { type } from '../support/keyboard.ts';
import { KRAKOW, KYIV, Shopper } from '../support/shopper.ts';
import { openStaffVisit } from '../support/staff-visit.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

inEachLanguage((locale, region) => {
  test(
    `a customer of ${region} asks about an order, staff answer by a template, and it is solved`,
    region === 'ua' ? {} : LONG,
    async ({ page, browser, baseURL }) => {
      const shopper = new Shopper(page, region);
      const { t } = shopper;
      const main = page.getByRole('main');
      const looksRight = async () => expect(await axeViolations(page)).toEqual([]);
      await shopper.addFirstOf('inverters');
      await shopper.startCheckout();
      await shopper.register();
      await page.waitForURL(/\/checkout(\?|$)/);
      await shopper.fillShipping(region === 'pl' ? KRAKOW : KYIV);
      await shopper.choosePayment('transfer');
      const orderId = await shopper.placeOrder();

      await shopper.open(`/order/${orderId}`);
      await main.getByRole('link', { name: t('ticket.ask.order') }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('ticket.new.title'));
      await expect(main.getByText(/ORD-\d+/)).toBeVisible();
      await expect(main.getByLabel(t('ticket.field.department'))).toHaveValue('order');
      const send = main.getByRole('button', { name: t('ticket.new.send') });
      await send.click();
      await expect(main.getByRole('alert')).toHaveText(t('ticket.problem.fields'));
      await looksRight();
      const subject = `Question ${orderId.slice(0, 8)}`;
      await main.getByLabel(t('ticket.field.subject')).fill(subject);
      await main.getByLabel(t('ticket.field.message')).fill('Can it come after six in the evening?');
      await main
        .getByLabel(t('ticket.field.files'))
        .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PICTURE });
      await send.click();
      await page.waitForURL(/\/support\/tickets\/[\da-f-]{36}/);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject);
      await expect(main.getByRole('link', { name: /gate\.webp/ })).toBeVisible();
      await looksRight();
      const address = new URL(page.url()).pathname;

      const title = `Greeting ${orderId.slice(0, 8)}`;
      const path = '/admin/answer-templates';
      const { office, staff, main: desk } = await openStaffVisit(browser, { baseURL, region, path });
      await desk.getByLabel(t('backoffice.templates.name')).last().fill(title);
      for (const each of ['uk', 'pl', 'en'] as const)
        await desk
          .getByLabel(t(`backoffice.templates.${each}`))
          .last()
          .fill(`${each}: {name}, {number}`);
      await desk
        .getByRole('button', { name: t('backoffice.templates.save') })
        .last()
        .click();
      await expect(desk.getByRole('status')).toContainText(t('backoffice.templates.saved'));
      expect(await axeViolations(staff)).toEqual([]);

      await staff.goto(`/${region}/admin/tickets?q=${encodeURIComponent(subject)}`);
      await desk.getByLabel(t('backoffice.filters.name')).fill(title);
      await desk.getByRole('button', { name: t('backoffice.filters.save') }).click();
      await expect(desk.getByRole('link', { name: title })).toBeVisible();
      expect(await axeViolations(staff)).toEqual([]);
      await desk.getByRole('link', { name: subject }).click();
      await staff.waitForURL(/\/admin\/tickets\/[\da-f-]{36}/);
      await desk.getByRole('button', { name: t('backoffice.tickets.take') }).click();
      await expect(desk.getByRole('status')).toContainText(t('backoffice.tickets.done.assign'));
      const note = desk.locator('#note-message');
      await note.fill('Ask the carrier.');
      const signedIn = await office.cookies();
      await office.clearCookies({ name: 'session' });
      await desk.getByRole('button', { name: t('backoffice.tickets.addNote') }).click();
      await staff.waitForURL(/\/auth\?redirect=/);
      await office.addCookies(signedIn);
      await staff.goto(`/${region}/admin/tickets/${address.split('/').at(-1)}`);
      await expect(note).toHaveValue('Ask the carrier.');
      await desk.getByRole('button', { name: t('backoffice.tickets.addNote') }).click();
      await expect(desk.getByRole('status')).toContainText(t('backoffice.tickets.done.note'));
      await expect(note).toHaveValue('');
      await staff.reload();
      await expect(note).toHaveValue('');
      await desk.getByLabel(t('backoffice.tickets.template')).selectOption({ label: title });
      await desk.getByRole('button', { name: t('backoffice.tickets.useTemplate') }).click();
      const answer = desk.locator('#answer-message');
      await expect(answer).toHaveValue(new RegExp(String.raw`^${locale}: .+, TCK-\d+$`));
      await desk.getByRole('button', { name: t('backoffice.tickets.send') }).click();
      await expect(desk.getByRole('status')).toContainText(t('backoffice.tickets.done.answer'));
      expect(await axeViolations(staff)).toEqual([]);
      await office.close();

      await shopper.open('/profile/notifications');
      const number = await main
        .getByText(/TCK-\d+/)
        .first()
        .textContent();
      expect(number).toContain('TCK-');
      await looksRight();
      await shopper.open('/profile/support?status=open');
      await expect(main.getByText(t('ticket.status.IN_PROGRESS')).last()).toBeVisible();
      await looksRight();
      await main.getByRole('link', { name: subject }).click();
      await page.waitForURL(({ pathname }) => pathname === address);
      await expect(main.getByText(new RegExp(String.raw`^${locale}: .+, TCK-\d+$`))).toBeVisible();
      await type(page, main.getByLabel(t('ticket.field.answer')), 'Thank you.');
      await main.getByRole('button', { name: t('ticket.send'), exact: true }).press('Enter');
      await expect(main.getByRole('status')).toContainText(t('ticket.added'));
      await main.getByRole('button', { name: t('ticket.step.RESOLVED') }).press('Enter');
      await expect(main.getByText(t('ticket.status.RESOLVED'))).toBeVisible();
      await expect(main.getByText(t('ticket.answerSolved'))).toBeVisible();
      await looksRight();
    },
  );
});
