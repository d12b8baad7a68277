import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { ReturnRequestForm } from './return-request-form.tsx';

const offer = {
  ok: true,
  isEarly: true,
  feeMinor: 120_00,
  refundMinor: 0,
  owedMinor: 937_44,
  ways: ['bring'],
  dropsExtension: false,
} as const;
/** What an early end comes to beside a deposit, without tags. */
const said = (depositMinor: number, owedMinor: number = offer.owedMinor) =>
  renderComponent(
    <ReturnRequestForm
      currency="UAH"
      returnOn="2026-12-01"
      depositMinor={depositMinor}
      offer={{ ...offer, owedMinor }}
    />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('of an early end a deposit pays as far as it goes, and the rest is billed', () => {
  const beyond = said(852_00);
  expect(beyond).toMatch(/Утримаємо із застави, з ПДВ 852/);
  expect(beyond).toMatch(/Виставимо в окремому рахунку, з ПДВ 85,44/);
  expect(beyond).not.toContain('937,44');
  expect(said(1000_00)).toMatch(/Утримаємо із застави, з ПДВ 937,44/);
  expect(said(1000_00)).not.toContain('рахунку');
  const without = said(0);
  expect(without).not.toContain('Утримаємо');
  expect(without).toContain('937,44');
  expect(said(852_00, 0)).toContain('Повернемо після огляду');
});
