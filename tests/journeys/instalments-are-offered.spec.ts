import { instalmentPlan } from '../../src/domain/checkout/instalments.ts';
import { formatPercent } from '../../src/domain/locale/format-percent.ts';
import { columnFormat } from '../../src/domain/money/format-money.ts';
import { fromMajor } from '../../src/domain/money/major-units.ts';
import { axeViolations, expect, LONG, WINDOWS } from '../support/journey.ts';
import { testOfOwnShop } from '../support/own-shop.ts';
import { Shopper } from '../support/shopper.ts';

const TERMS = {
  payments: 12,
  ratePercent: 12,
  commissionPercent: 2,
  from: 2_000,
  to: 60_000,
  provider: 'Bank Słoneczny',
  url: 'https://bank.example/raty',
};

const test = testOfOwnShop({ INSTALMENTS_PLN: JSON.stringify(TERMS) });

test(
  'an operator’s terms put a monthly figure beside each price, with all that it costs, in złoty alone',
  LONG,
  async ({ page }) => {
    const shopper = new Shopper(page, 'pl');
    const { t } = shopper;
    const note = page.getByRole('main').locator('details', { hasText: 'RRSO' });
    const seen = new Set<string>();
    for (const id of [302, 201]) {
      await shopper.open(`/product/${id}`);
      const told = await page.locator('script[type="application/ld+json"]').allTextContents();
      const price = Number(/"price":\s*"?(\d+(?:\.\d+)?)/.exec(told.join(''))?.[1]);
      const plan = instalmentPlan(fromMajor(price, 'PLN'), TERMS);
      if (plan === null) throw new Error(`No plan for ${price} PLN`);
      const { credit, commission, payment, lastPayment, cost, total } = plan;
      const format = columnFormat([credit, commission, payment, lastPayment, cost, total]);
      const print = (amount: typeof payment) => format(amount, 'pl');
      const charge = formatPercent(plan.yearlyChargePercent, 'pl');
      const line = t('product.instalment.line', {
        payment: print(plan.payment),
        count: plan.payments,
        charge,
        total: print(plan.total),
      });
      await expect(note.locator('summary')).toHaveText(line);
      seen.add(line);
      await note.locator('summary').click();
      const row = (key: 'credit' | 'commission' | 'cost' | 'total' | 'charge' | 'rate') =>
        note
          .locator('dl > div')
          .filter({ has: page.getByText(t(`product.instalment.${key}`), { exact: true }) });
      for (const key of ['credit', 'commission', 'cost', 'total'] as const)
        await expect(row(key)).toContainText(print(plan[key]));
      await expect(row('charge')).toContainText(charge);
      await expect(row('rate')).toContainText(formatPercent(TERMS.ratePercent, 'pl'));
      await expect(note).toContainText(t('product.instalment.warning'));
      await expect(note.getByRole('link')).toHaveAttribute('href', TERMS.url);
      for (const viewport of Object.values(WINDOWS)) {
        await page.setViewportSize(viewport);
        expect(await axeViolations(page)).toEqual([]);
      }
    }
    expect(seen.size).toBe(2);

    // Cheaper than what is lent, to be rented, and in a currency without terms: nothing is said.
    for (const path of ['/product/2801', '/product/2101']) {
      await shopper.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(note).toHaveCount(0);
    }
    const ukrainian = new Shopper(page, 'ua');
    await ukrainian.open('/product/302');
    await expect(page.getByRole('main')).not.toContainText(ukrainian.t('product.instalment.charge'));
  },
);
