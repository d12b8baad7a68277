import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { bought } from '../../../../tests/support/sample-order.ts';
import { takeLeaseSteps, wholeProtocol } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { NextStep } from './next-step.tsx';
import { StaffLeases } from './staff-leases.tsx';
import { StaffNotice } from './staff-notices.tsx';

const transfers = await openTransferShop();
const { shop, database, close } = transfers;
afterAll(close);

const MACHINE = 2001;
const rental = { duration: 'day', count: 3, startDate: rentalStart() } as const;

async function screenOf(orderId: string, today = '2026-11-05') {
  const found = await shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  return { html: renderComponent(<StaffLeases found={found} today={today} />), leases: found.leases };
}

async function nextOf(orderId: string) {
  const found = await shop.backoffice.findOrder(orderId);
  if (found === null) throw new Error('There is no such order');
  const { order, withdrawal, goodsReturn, cases, refunds } = found;
  return renderComponent(
    <NextStep
      {...{ order, withdrawal, goodsReturn, cases, refunds }}
      today="2026-11-05"
      problem={undefined}
    />,
  );
}

test('shows each lease with its machine, its state, its history and the steps that may follow, and nothing else', async () => {
  const { orderId, total } = await transfers.place({ lines: [{ id: MACHINE, quantity: 1, rental }] });
  const waiting = await screenOf(orderId);
  expect(waiting.html).toContain('value="REJECTED"');
  expect(waiting.html).not.toContain('value="APPROVED"');
  await transfers.came(orderId, total);
  const approved = await screenOf(orderId);
  const [lease] = approved.leases;
  expect(lease?.machines).toHaveLength(1);
  const [machine] = lease?.machines ?? [];
  expect(approved.html.replaceAll(/[\u00A0\u2060]/g, '')).toContain(machine?.inventoryNumber);
  expect(approved.html).toContain('серійний номер ще не записано');
  expect(approved.html).toContain('Оплату отримано');
  expect(approved.html.match(/value="[A-Z]+"/g)).toEqual(['value="PROCESSING"', 'value="CANCELLED"']);
  const step = { orderId, leaseId: lease?.id ?? '' };
  expect(await nextOf(orderId)).toContain('href="#leases"');
  expect(await nextOf(orderId)).not.toContain('value="ship"');
  for (const to of ['PROCESSING', 'ACTIVE', 'RETURNED', 'COMPLETED'] as const) {
    await takeLeaseSteps(transfers, step, to);
    const waits = to === 'ACTIVE' || to === 'RETURNED';
    expect((await nextOf(orderId)).includes('коли орендоване повернеться')).toBe(waits);
    expect(await nextOf(orderId)).not.toContain('Через 14 днів');
  }
  await database.execute(
    sql`update machines set serial_number = 'SN-77' where inventory_number = ${machine?.inventoryNumber}`,
  );
  const over = await screenOf(orderId);
  expect(over.html).toContain('SN-77');
  expect(over.html).not.toContain('<form');
});

test('names what is to be decided before the deposit is settled, with the way there, and so does a refusal', async () => {
  const { orderId, total } = await transfers.place({ lines: [{ id: MACHINE, quantity: 1, rental }] });
  await transfers.came(orderId, total);
  const { leases } = await screenOf(orderId);
  const leaseId = leases[0]?.id ?? '';
  const machineId = leases[0]?.protocols[0]?.id ?? 0;
  await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
  const subject = { leaseId, kind: 'return', machineId } as const;
  const values = wholeProtocol('generator', { fuel: 6 });
  const signed = { ...subject, values, revision: 0, staffId: transfers.staff };
  expect(await shop.rental.signProtocol(signed)).toEqual({ ok: true });
  const open = await screenOf(orderId);
  expect(open.html).toContain(`/admin/leases/${leaseId}/return/${machineId}#deductions`);
  const said = `${open.leases[0]?.protocols[0]?.inventoryNumber}, бракує 2/8 бака`;
  expect(open.html).toContain(said);
  const problem = {
    reason: 'deductions-open',
    intent: 'lease',
    errors: {},
    values: { leaseId },
    others: [],
    nearest: [],
  } as const;
  const notice = renderComponent(<StaffNotice done={null} problem={problem} leases={open.leases} />);
  expect(notice).toContain(`відхиліть запропоноване (${said})`);
});

test('shows before the deposit is settled what comes of it, as it then does', async () => {
  const plain = (text: string) => text.replaceAll(/<[^>]*>/g, '|').replaceAll(/[\u00A0\u2060]/g, ' ');
  const amount = (minor: number) => formatMoney(money(minor, 'UAH'), 'uk').replaceAll('\u00A0', ' ');
  for (const beyondMinor of [-500_00, 700_00]) {
    await database.execute(sql`delete from bookings`);
    const { orderId, total } = await transfers.place({ lines: [{ id: MACHINE, quantity: 1, rental }] });
    await transfers.came(orderId, total);
    const leaseId = (await screenOf(orderId)).leases[0]?.id ?? '';
    await takeLeaseSteps(transfers, { orderId, leaseId }, 'PROCESSING', 'ACTIVE');
    expect((await screenOf(orderId)).leases[0]?.settlement).toBeNull();
    await takeLeaseSteps(transfers, { orderId, leaseId }, 'RETURNED');
    const { depositMinor } = await transfers.order(orderId);
    const kept = { note: 'Розбитий кожух', seen: '', leaseId, staffId: transfers.staff };
    for (const [kind, amountMinor] of [
      ['cleaning', 100_00],
      ['damage', depositMinor + beyondMinor - 100_00],
    ] as const)
      expect(
        await shop.rental.writeDeduction({ ...kept, id: crypto.randomUUID(), kind, amountMinor }),
      ).toEqual({ ok: true });
    const before = plain((await screenOf(orderId)).html);
    const backMinor = Math.max(0, -beyondMinor);
    for (const [term, minor] of [
      ['Застава', depositMinor],
      ['Миття', 100_00],
      ['Пошкодження', depositMinor + beyondMinor - 100_00],
      ['Утримаємо із застави', depositMinor - backMinor],
      ['Повернемо із застави', backMinor],
    ] as const)
      expect(before).toMatch(new RegExp(`\\|${term}\\|+${amount(minor)}\\|`));
    const billed = new RegExp(`\\|Виставимо рахунком\\|+${amount(beyondMinor)}\\|`);
    expect(billed.test(before)).toBe(beyondMinor > 0);
    const shown = (await screenOf(orderId)).leases[0]?.settlement;
    await takeLeaseSteps(transfers, { orderId, leaseId }, 'COMPLETED');
    const after = await screenOf(orderId);
    expect(after.leases[0]).toMatchObject({ depositBackMinor: shown?.backMinor, settlement: null });
    const [bill] = (await shop.orders.leaseBilling(leaseId))?.bills ?? [];
    expect(bill?.amountMinor ?? 0).toBe(shown?.billMinor);
    expect(shown?.billMinor).toBe(Math.max(0, beyondMinor));
  }
});

test('is not there for an order of which nothing is rented', async () => {
  const { orderId } = await transfers.place({ lines: [bought(1801)] });
  expect((await screenOf(orderId)).html).toBe('');
});
