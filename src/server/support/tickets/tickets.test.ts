import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openTicketOffice } from '../../../../tests/support/ticket-office.ts';
import type { AnswerTemplateForm } from '../../../domain/support/ticket-forms.ts';
import { orderKeys } from '../../orders/order-key.ts';
import { listNotifications, readNotifications } from '../../notifications/notifications.ts';
import { notifications } from '../../notifications/tables.ts';
import { emails } from '../../outbox/tables.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './answer-templates.ts';
import { listOwnTickets, listTickets } from './list-tickets.ts';
import { readStaffTicketsQuery } from '../../../domain/support/tickets-query.ts';
import { forgetOldTickets } from './sweep-attachments.ts';
import { supportTickets, ticketEvents, ticketMessages } from './tables.ts';
import { completeSolved } from './take-ticket-step.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';

const office = await openTicketOffice();
afterAll(office.remove);
const { database, customer, stranger, staff, colleague, keys } = office;

const row = async (id: string) =>
  (await database.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];
const statusOf = async (id: string) => (await row(id))?.status;
const lettersOf = (id: string, occasion: string) =>
  database
    .select()
    .from(emails)
    .where(sql`${emails.occasion} like ${`${occasion}:${id}:%`}`);
const by = (staffId = staff, more = {}) => ({ staffId, isInternal: false, solves: false, ...more });
const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

describe('a ticket', () => {
  test('sent twice at once is one; under the same id somebody else gets nothing', async () => {
    const question = office.question();
    const opened = await Promise.all([office.open(question), office.open(question), office.open(question)]);
    const ids = new Set(opened.map((each) => (each.ok ? each.id : each.reason)));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect(await database.$count(ticketMessages, eq(ticketMessages.ticketId, id))).toBe(1);
    expect(await lettersOf(id, 'ticket-asked')).toHaveLength(1);
    const writer = { userId: stranger, name: 'S', email: 'stranger@example.com', phone: null };
    expect(await office.open({ ...question, writer })).toEqual({
      ok: false,
      reason: 'idempotency-key-reused',
    });
  });

  test('under the same id with other words is told so: none are thought to be sent that are lost', async () => {
    const reused = { ok: false, reason: 'idempotency-key-reused' };
    const question = office.question();
    const opened = await office.open(question);
    for (const other of [{ message: 'Other words' }, { subject: 'Other' }, { department: 'order' as const }])
      expect(await office.open({ ...question, ...other })).toEqual(reused);
    const said = office.said(opened.ok ? opened.id : '', 'Words');
    expect(await office.write(said, { userId: null })).toEqual({ ok: true, repeated: false });
    expect(await office.write(said, { userId: null })).toEqual({ ok: true, repeated: true });
    expect(await office.write({ ...said, body: 'Others' }, { userId: null })).toEqual(reused);
    const answer = office.said(said.ticketId, 'An answer');
    expect(await office.answer(answer, by())).toEqual({ ok: true, repeated: false });
    expect(await office.answer(answer, by(staff, { isInternal: true }))).toEqual(reused);
  });

  test('opens to its account alone; of a visitor to its link and to who has confirmed the address', async () => {
    const reader = { userId: null, email: null, key: null };
    const own = await office.openedByCustomer();
    const key = keys.keyOf(own);
    expect(await office.find(own, { ...reader, userId: customer })).not.toBeNull();
    expect(
      await office.find(own, { ...reader, userId: stranger, email: 'customer@example.com', key }),
    ).toBeNull();
    expect(await office.find(own, { ...reader, key })).toBeNull();

    const guests = await office.opened();
    expect(await office.find(guests, reader)).toBeNull();
    expect(await office.find(guests, { ...reader, key })).toBeNull();
    expect(await office.find(guests, { ...reader, key: keys.keyOf(guests) })).not.toBeNull();
    const orders = orderKeys('a secret of this test');
    expect(await office.find(guests, { ...reader, key: orders.keyOf(guests) })).toBeNull();
    expect(await office.find(guests, { ...reader, userId: stranger })).toBeNull();
    expect(
      await office.find(guests, { ...reader, userId: stranger, email: 'OLENA@example.com' }),
    ).not.toBeNull();
    expect(await office.find('no-id', { ...reader, userId: customer })).toBeNull();
  });

  test('is answered once however often it is sent; its customer gets the answer, the link and none of their own words', async () => {
    const id = await office.opened();
    const answer = office.said(id, 'Так, підійде.');
    const answered = await Promise.all([office.answer(answer, by()), office.answer(answer, by())]);
    expect(answered.map((each) => each.ok)).toEqual([true, true]);
    const [letter, ...more] = await lettersOf(id, 'ticket-answer');
    expect(more).toEqual([]);
    expect(letter?.recipient).toBe('olena@example.com');
    expect(letter?.plain).toContain('Так, підійде.');
    expect(letter?.plain).not.toContain('Чи підійде інвертор');
    expect(letter?.plain).toContain(`/support/tickets/${id}?key=unsigned`);
    expect(letter?.plain).toMatch(/^## Пишіть відповідь/);
    expect(letter?.replyTo).toMatch(/^TCK-\d+@shop\.invalid$/);
    expect(await row(id)).toMatchObject({ status: 'IN_PROGRESS', waitingSince: null, assignedTo: staff });
  });

  test('of an account is answered at the address that the account has now, without a key', async () => {
    const id = await office.openedByCustomer({
      writer: { userId: customer, name: 'C', email: 'former@example.com', phone: null },
    });
    await office.answer(office.said(id), by());
    const [letter] = await lettersOf(id, 'ticket-answer');
    expect(letter).toMatchObject({ recipient: 'customer@example.com', userId: customer });
    expect(letter?.plain).not.toContain('key=');
  });

  test('shows no note of staff to its customer, and writes to nobody of it', async () => {
    const id = await office.openedByCustomer();
    await office.answer(office.said(id, 'Звірити зі складом'), by(staff, { isInternal: true }));
    const seen = await office.find(id, { userId: customer, email: null, key: null });
    expect(seen?.messages.map(({ body }) => body)).not.toContain('Звірити зі складом');
    expect(await lettersOf(id, 'ticket-answer')).toEqual([]);
    const { waitingSince, status } = (await row(id)) ?? {};
    expect([waitingSince !== null, status]).toEqual([true, 'PENDING']);
    expect((await office.findStaff(id))?.messages.map(({ isInternal }) => isInternal)).toEqual([false, true]);
  });

  test('takes one of two steps of staff at once', async () => {
    const id = await office.opened();
    const steps = [
      office.staffStep({ ticketId: id, to: 'CANCELLED', staffId: staff }),
      office.staffStep({ ticketId: id, to: 'IN_PROGRESS', staffId: colleague }),
    ];
    const taken = await Promise.all(steps);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database.$count(ticketEvents, eq(ticketEvents.ticketId, id))).toBe(2);
  });

  test('solved by an answer is opened again by the customer within 14 days, and completed after them', async () => {
    const id = await office.openedByCustomer();
    await office.answer(office.said(id), by(staff, { solves: true }));
    expect(await statusOf(id)).toBe('RESOLVED');
    const [letter] = await lettersOf(id, 'ticket-answer');
    expect(letter?.plain).toContain('позначили звернення як вирішене');
    expect(await completeSolved(database)()).toBe(0);
    expect(await office.write(office.said(id), { userId: customer })).toEqual({ ok: true, repeated: false });
    expect(await row(id)).toMatchObject({ status: 'IN_PROGRESS', resolvedAt: null });
    await office.customerStep({ ticketId: id, to: 'RESOLVED', userId: customer });
    await database
      .update(supportTickets)
      .set({ resolvedAt: ago(14) })
      .where(eq(supportTickets.id, id));
    expect(await office.write(office.said(id), { userId: customer })).toEqual({
      ok: false,
      reason: 'ticket-over',
    });
    expect(await office.staffStep({ ticketId: id, to: 'IN_PROGRESS', staffId: staff })).toMatchObject({
      ok: false,
    });
    expect(await completeSolved(database)()).toBe(1);
    expect(await statusOf(id)).toBe('COMPLETED');
    const [last] = await database
      .select()
      .from(ticketEvents)
      .where(and(eq(ticketEvents.ticketId, id), eq(ticketEvents.toStatus, 'COMPLETED')));
    expect(last?.actor).toBe('shop');
  });

  test('is taken back by its customer only while nobody works on it', async () => {
    const id = await office.opened();
    expect(await office.customerStep({ ticketId: id, to: 'IN_PROGRESS', userId: null })).toMatchObject({
      ok: false,
    });
    await office.staffStep({ ticketId: id, to: 'IN_PROGRESS', staffId: staff });
    expect(await office.customerStep({ ticketId: id, to: 'CANCELLED', userId: null })).toMatchObject({
      ok: false,
    });
    const other = await office.opened();
    expect(await office.customerStep({ ticketId: other, to: 'CANCELLED', userId: null })).toEqual({
      ok: true,
    });
    expect(await office.write(office.said(other), { userId: null })).toMatchObject({ reason: 'ticket-over' });
  });

  test('is given to who takes it and back, each noted once', async () => {
    const id = await office.opened();
    for (const isTaken of [true, true, false]) await office.assign({ ticketId: id, staffId: staff, isTaken });
    const kinds = await database
      .select({ kind: ticketEvents.kind })
      .from(ticketEvents)
      .where(eq(ticketEvents.ticketId, id))
      .orderBy(ticketEvents.id);
    expect(kinds.map(({ kind }) => kind)).toEqual(['status', 'assigned', 'released']);
    expect(await office.assign({ ticketId: randomUUID(), staffId: staff, isTaken: true })).toMatchObject({
      reason: 'ticket-not-found',
    });
  });

  test('is forgotten three years after it was over, and not before', async () => {
    const [old, young, open] = [await office.opened(), await office.opened(), await office.opened()];
    for (const id of [old, young]) await office.customerStep({ ticketId: id, to: 'CANCELLED', userId: null });
    for (const [id, days] of [
      [old, 1100],
      [young, 1000],
      [open, 1100],
    ] as const)
      await database
        .update(supportTickets)
        .set({ lastMessageAt: ago(days) })
        .where(eq(supportTickets.id, id));
    await forgetOldTickets(database)();
    expect([await row(old), await statusOf(young), await statusOf(open)]).toEqual([
      undefined,
      'CANCELLED',
      'PENDING',
    ]);
  });
});

describe('lists of tickets', () => {
  test('of a customer have their own, the last written to first, by parts and by state', async () => {
    const list = listOwnTickets(database);
    const owner = { userId: 'reader', email: 'reader@example.com' };
    await database.execute(
      sql`insert into users (id, name, email) values ('reader', 'R', 'reader@example.com')`,
    );
    const writer = { userId: 'reader', name: 'R', email: 'reader@example.com', phone: null };
    const ids: string[] = [];
    for (let number = 0; number < 23; number++)
      ids.unshift(await office.opened({ writer: number === 0 ? { ...writer, userId: null } : writer }));
    const first = await list(owner, { status: null, until: null });
    expect(first.tickets.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    const rest = await list(owner, { status: null, until: first.until });
    expect([rest.tickets.map(({ id }) => id), rest.until]).toEqual([ids, null]);
    const claimed = await list({ ...owner, email: null }, { status: null, until: rest.until ?? first.until });
    expect(claimed.tickets).toHaveLength(22);
    await office.customerStep({ ticketId: ids[3] ?? '', to: 'CANCELLED', userId: 'reader' });
    const cancelled = await list(owner, { status: 'CANCELLED', until: null });
    expect(cancelled.tickets.map(({ id }) => id)).toEqual([ids[3]]);
    expect(
      (await list({ userId: stranger, email: null }, { status: null, until: first.until })).tickets,
    ).toEqual([]);
  });

  test('of staff are found by number, address, words, department and owner; who waits longest comes first', async () => {
    const list = async (query: string) => {
      const { tickets } = await listTickets(database)(readStaffTicketsQuery(new URLSearchParams(query)), {
        staffId: colleague,
      });
      return tickets.map(({ id }) => id);
    };
    const writer = { userId: null, name: 'Queue', email: 'queue@example.com', phone: null };
    const [first, second, third] = [
      await office.opened({ writer, subject: 'Знижка 100%_так' }),
      await office.opened({ writer, department: 'rental' }),
      await office.opened({ writer }),
    ];
    await office.assign({ ticketId: second, staffId: colleague, isTaken: true });
    await office.answer(office.said(third), by());
    expect(await list('q=QUEUE@example.com')).toEqual([first, second, third]);
    expect(await list('q=queue@example.com&sort=newest')).toEqual([third, second, first]);
    expect(await list('owner=mine')).toEqual([second]);
    expect(await list('q=queue@example.com&owner=nobody')).toEqual([first]);
    expect(await list('q=queue@example.com&department=rental')).toEqual([second]);
    expect(await list(`q=${encodeURIComponent('100%_т')}`)).toEqual([first]);
    expect(await list(`q=${encodeURIComponent('100_')}`)).toEqual([]);
    const number = (await row(third))?.ticketNumber ?? '';
    expect(await list(`q=${number.toLowerCase()}`)).toEqual([third]);
    await office.customerStep({ ticketId: first, to: 'CANCELLED', userId: null });
    expect(await list('q=queue@example.com')).toEqual([second, third]);
    expect(await list('q=queue@example.com&status=any')).toHaveLength(3);
  });
});

test('templates are kept under the id of their form, changed by it and deleted', async () => {
  const list = listTemplates(database);
  const save = (of: string, said: AnswerTemplateForm, seen: string | null) =>
    saveTemplate(database)(of, said, { seen, staffId: staff });
  const id = randomUUID();
  const template = {
    subject: 'ticket' as const,
    title: 'Вітання',
    uk: 'Доброго дня',
    pl: 'Dzień dobry',
    en: 'Hello',
  };
  const changed = { ok: false, reason: 'changed' };
  await Promise.all([save(id, template, null), save(id, template, null)]);
  const [first] = await list();
  const renamed = { ...template, title: 'Початок' };
  expect(await save(id, renamed, null)).toEqual(changed);
  await Promise.all([1, 2].map(() => save(id, renamed, first?.updatedAt ?? '')));
  expect(await list()).toEqual([{ id, ...renamed, updatedAt: expect.any(String) }]);
  // A colleague has the version before open.
  expect(await save(id, { ...template, uk: 'Вітаю' }, first?.updatedAt ?? '')).toEqual(changed);
  expect(await list()).toMatchObject([renamed]);
  const refusal = { ...template, subject: 'exchange' as const, title: 'Відмова' };
  const other = randomUUID();
  await save(other, refusal, null);
  const [written] = await list('exchange');
  expect(written).toEqual({ id: other, ...refusal, updatedAt: expect.any(String) });
  expect(await list('return')).toEqual([]);
  const remove = (of: string, seen: string) => deleteTemplate(database)(of, { seen, staffId: staff });
  await remove(other, written?.updatedAt ?? '');
  const deleted = await save(other, { ...refusal, uk: 'На жаль' }, written?.updatedAt ?? '');
  expect(deleted).toEqual({ ok: false, reason: 'gone' });
  const [now] = await list();
  expect(await remove(id, first?.updatedAt ?? '')).toEqual(changed);
  expect(await list()).toEqual([now]);
  for (const _ of [1, 2]) expect(await remove(id, now?.updatedAt ?? '')).toEqual({ ok: true });
  expect(await list()).toEqual([]);
});

describe('the bell of a customer', () => {
  const told = async (userId: string, ticketId: string) =>
    (await listNotifications(database)(userId, { until: null })).notifications
      .filter((each) => each.ticketId === ticketId)
      .map(({ kind }) => kind);

  test('rings once for each answer and each step of staff, and not for notes or what they did themselves', async () => {
    const id = await office.openedByCustomer();
    const answer = office.said(id);
    await office.answer(answer, by());
    await office.answer(answer, by());
    await office.answer(office.said(id), by(staff, { isInternal: true }));
    await office.staffStep({ ticketId: id, to: 'PENDING', staffId: staff });
    await office.staffStep({ ticketId: id, to: 'IN_PROGRESS', staffId: staff });
    await office.answer(office.said(id), by(staff, { solves: true }));
    await office.staffStep({ ticketId: id, to: 'IN_PROGRESS', staffId: staff });
    await office.customerStep({ ticketId: id, to: 'RESOLVED', userId: customer });
    expect(await told(customer, id)).toEqual([
      'ticket-reopened',
      'ticket-answered-solved',
      'ticket-taken-up',
      'ticket-waiting',
      'ticket-answered',
    ]);
    expect(await readNotifications(database)(stranger, { ticketId: id })).toBe(0);
    expect(await readNotifications(database)(customer, { ticketId: id })).toBe(5);
  });

  test('is silent for a visitor, who has e-mails; a row is about an order or about a ticket', async () => {
    const id = await office.opened();
    await office.answer(office.said(id), by());
    expect(await database.$count(notifications, eq(notifications.ticketId, id))).toBe(0);
    const row = { userId: customer, kind: 'ticket-answered' as const, occasion: `test:${id}` };
    await expect(database.insert(notifications).values(row)).rejects.toThrow(/notifications/);
  });
});

test('lists say who wrote last, and a note among staff is nobody’s word', async () => {
  const id = await office.openedByCustomer();
  const listedBy = async () => {
    const own = await listOwnTickets(database)(
      { userId: customer, email: null },
      { status: null, until: null },
    );
    const query = readStaffTicketsQuery(new URLSearchParams({ sort: 'newest' }));
    const queue = await listTickets(database)(query, { staffId: staff });
    return [own.tickets, queue.tickets].map((rows) => rows.find((each) => each.id === id)?.lastAuthor);
  };
  expect(await listedBy()).toEqual(['customer', 'customer']);
  await office.answer(office.said(id), by(staff, { isInternal: true }));
  expect(await listedBy()).toEqual(['customer', 'customer']);
  await office.answer(office.said(id), by());
  expect(await listedBy()).toEqual(['staff', 'staff']);
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['ticket_events', 'ticket_messages']),
    unlogged: [],
  });
});
