import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openGoodsReturnsShop } from '../../../tests/support/goods-returns-shop.ts';
import { addCustomers, orderRequest, bought } from '../../../tests/support/sample-order.ts';
import { moderationSeen, replySeen } from '../../domain/reviews/moderation.ts';
import type { ReviewForm } from '../../domain/reviews/review-forms.ts';
import type { ProductReviewsQuery } from '../../domain/reviews/reviews-query.ts';
import { notifications } from '../notifications/tables.ts';
import { orderItems } from '../orders/tables.ts';
import { users } from '../account/tables.ts';
import { emails } from '../outbox/tables.ts';
import { productReviews } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const opened = await openGoodsReturnsShop();
const { shop, database, staff, customer, close } = opened;
afterAll(close);

const formOf = (differs: Partial<ReviewForm> = {}): ReviewForm => ({
  id: randomUUID(),
  stars: 4,
  body: 'Працює тихо, за рік жодної відмови.',
  pros: null,
  cons: null,
  name: 'initial',
  ...differs,
});
const FIRST: ProductReviewsQuery = { stars: null, sort: 'newest', reviews: 1, questions: 1 };
const picture = async () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
let people = 0;

/** A customer who has a product of an order that was delivered. */
async function buyer() {
  const userId = `reviewer-${++people}`;
  await addCustomers(database, userId);
  const { orderId, itemId } = await opened.delivered(1, { user: { id: userId } });
  const [item] = await database.select().from(orderItems).where(eq(orderItems.id, itemId));
  return { asker: { userId, guestOrderIds: [] }, orderId, productId: item?.productId ?? 0 };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

const write = ({ asker, productId }: Buyer, form = formOf()) =>
  shop.reviews.write({ ...asker, productId, locale: 'uk', form });
async function shownTo(id: string) {
  const found = await shop.reviews.staff.findReview(id);
  if (!found) throw new Error('There is no such review');
  return { ...found.review, photographs: found.photographs };
}
/** What staff see of a review now, who decide about it, or write the shop's words under it. */
const seenOf = async (id: string) => moderationSeen(await shownTo(id));
const replySeenOf = async (id: string) => replySeen(await shownTo(id));
const decide = async (id: string, to: 'PUBLISHED' | 'REJECTED', seen?: string) =>
  shop.reviews.staff.moderate({
    kind: 'review',
    id,
    to,
    seen: seen ?? (await seenOf(id)),
    reason: to === 'REJECTED' ? 'personal-data' : null,
    note: null,
    staffId: staff,
  });
async function published(by: Buyer, form = formOf()) {
  const written = await write(by, form);
  if (!written.ok) throw new Error(written.reason);
  expect(await decide(written.reviewId, 'PUBLISHED')).toEqual({ ok: true });
  return written.reviewId;
}
const ratingOf = async (productId: number) =>
  (await shop.catalogue.productsByIds([productId], 'uk'))[0]?.rating;
const statusOf = async (id: string) =>
  (await database.select().from(productReviews).where(eq(productReviews.id, id)))[0]?.status;

describe('a review', () => {
  test('is only of who bought the product and has it', async () => {
    const { productId } = await buyer();
    const stranger = { userId: customer, guestOrderIds: [] };
    const ask = { ...stranger, productId: 101, locale: 'uk', form: formOf() } as const;
    expect(await shop.reviews.write(ask)).toEqual({ ok: false, reason: 'not-bought' });
    const placed = await shop.checkout.placeOrder(orderRequest(customer, { lines: [bought(101)] }));
    expect(placed.ok).toBe(true);
    expect(await shop.reviews.write(ask)).toEqual({ ok: false, reason: 'not-arrived' });
    expect(await shop.reviews.rightOf({ userId: null, guestOrderIds: [], productId })).toMatchObject({
      ok: false,
    });
  });

  test('is one for each person and product, also of two forms at the same time', async () => {
    const by = await buyer();
    const form = formOf();
    const outcomes = await Promise.all([write(by, form), write(by, form), write(by), write(by)]);
    const ids = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.reviewId] : [])));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const written = { ok: false, reason: 'already-written', reviewId: id };
    expect(await write(by)).toEqual(written);
    const found = await shop.reviews.find({ ...by.asker, reviewId: id });
    if (!found.ok) throw new Error(found.reason);
    const { stars, body, pros, cons, nameChoice: name } = found.review;
    expect(await write(by, { id, stars, body, pros, cons, name })).toEqual({ ok: true, reviewId: id });
    expect(await write(by, { id, stars: 1, body, pros, cons, name })).toEqual(written);
    expect(await write(await buyer(), formOf({ id }))).toEqual({ ok: false, reason: 'form-used' });
    expect(await shop.reviews.findOf({ ...by.asker, productId: by.productId })).toBe([...ids][0]);
  });

  test('is shown once staff say so, with its name and stars, and its author is told once', async () => {
    const by = await buyer();
    const before = await ratingOf(by.productId);
    const written = await write(by, formOf({ stars: 5 }));
    if (!written.ok) throw new Error(written.reason);
    const id = written.reviewId;
    expect(await ratingOf(by.productId)).toEqual(before);
    expect((await shop.reviews.ofProduct(by.productId, FIRST)).reviews.some((each) => each.id === id)).toBe(
      false,
    );
    await Promise.all([decide(id, 'PUBLISHED'), decide(id, 'PUBLISHED')]);
    const { reviews, counts } = await shop.reviews.ofProduct(by.productId, FIRST);
    expect(reviews.find((each) => each.id === id)).toMatchObject({ authorName: 'Олена Ш.', stars: 5 });
    expect((await ratingOf(by.productId))?.count).toBe((before?.count ?? 0) + 1);
    expect(counts[4]).toBeGreaterThan(0);
    const told = await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `review-published:${by.orderId}:%`));
    expect(told).toHaveLength(1);
    expect(await database.select().from(notifications).where(eq(notifications.reviewId, id))).toHaveLength(1);
  });

  test('goes to staff again when it is changed, and takes its stars along', async () => {
    const by = await buyer();
    const before = (await ratingOf(by.productId))?.count ?? 0;
    const id = await published(by, formOf({ stars: 1 }));
    const asked = { ...by.asker, reviewId: id };
    expect(await shop.reviews.change(asked, formOf({ id, stars: 1 }))).toEqual({ ok: true });
    expect(await statusOf(id)).toBe('PUBLISHED');
    expect(await shop.reviews.change(asked, formOf({ id, stars: 2, name: 'none' }))).toEqual({ ok: true });
    expect(await statusOf(id)).toBe('PENDING');
    expect((await ratingOf(by.productId))?.count ?? 0).toBe(before);
    await decide(id, 'PUBLISHED');
    const { reviews } = await shop.reviews.ofProduct(by.productId, { ...FIRST, stars: 2 });
    expect(reviews).toEqual([expect.objectContaining({ id, authorName: null, isEdited: true })]);
    expect(await shop.reviews.remove(asked)).toEqual({ ok: true });
    expect((await ratingOf(by.productId))?.count ?? 0).toBe(before);
  });

  test('is decided about as staff saw it: other words or photographs since then are not shown unseen', async () => {
    const by = await buyer();
    const written = await write(by);
    if (!written.ok) throw new Error(written.reason);
    const id = written.reviewId;
    const asked = { ...by.asker, reviewId: id };
    const changed = { ok: false, reason: 'changed' };
    const first = await seenOf(id);
    await shop.reviews.change(asked, formOf({ id, body: 'Зовсім інші слова, яких ніхто не бачив.' }));
    expect(await decide(id, 'PUBLISHED', first)).toEqual(changed);
    expect(await decide(id, 'REJECTED', first)).toEqual(changed);
    expect(await decide(id, 'PUBLISHED', '')).toEqual(changed);
    const second = await seenOf(id);
    const photograph = { id: randomUUID(), bytes: await picture() };
    expect(await shop.reviews.addPhotograph(asked, photograph)).toMatchObject({ ok: true });
    expect(await decide(id, 'PUBLISHED', second)).toEqual(changed);
    const third = await seenOf(id);
    await shop.reviews.removePhotograph(asked, photograph.id);
    expect(await decide(id, 'PUBLISHED', third)).toEqual(changed);
    expect(await statusOf(id)).toBe('PENDING');
    expect(await decide(id, 'PUBLISHED')).toEqual({ ok: true });
    expect(await decide(id, 'PUBLISHED', third)).toEqual({ ok: true });
  });

  test('is not decided about by a photograph in whose place, under its id, another one came', async () => {
    const by = await buyer();
    const written = await write(by);
    if (!written.ok) throw new Error(written.reason);
    const asked = { ...by.asker, reviewId: written.reviewId };
    const photograph = { id: randomUUID(), bytes: await picture() };
    await shop.reviews.addPhotograph(asked, photograph);
    const seen = await seenOf(written.reviewId);
    expect(await shop.reviews.addPhotograph(asked, photograph)).toMatchObject({ ok: true });
    expect(await seenOf(written.reviewId)).toBe(seen);
    await shop.reviews.removePhotograph(asked, photograph.id);
    expect(await shop.reviews.addPhotograph(asked, photograph)).toMatchObject({ ok: true });
    expect(await decide(written.reviewId, 'PUBLISHED', seen)).toEqual({ ok: false, reason: 'changed' });
    expect(await decide(written.reviewId, 'PUBLISHED')).toEqual({ ok: true });
  });

  test('that is not shown says why to its author, who may not be somebody else', async () => {
    const by = await buyer();
    const written = await write(by);
    if (!written.ok) throw new Error(written.reason);
    await decide(written.reviewId, 'REJECTED');
    const found = await shop.reviews.find({ ...by.asker, reviewId: written.reviewId });
    expect(found).toMatchObject({ ok: true, review: { status: 'REJECTED', rejection: 'personal-data' } });
    const other = { userId: customer, guestOrderIds: [], reviewId: written.reviewId };
    expect(await shop.reviews.find(other)).toEqual({ ok: false, reason: 'not-owner' });
    expect(await shop.reviews.change(other, formOf())).toEqual({ ok: false, reason: 'not-owner' });
    expect(await shop.reviews.remove(other)).toEqual({ ok: false, reason: 'not-owner' });
  });

  test('counts with all that are published at the same time', async () => {
    const buyers = [await buyer(), await buyer(), await buyer()];
    const before = (await ratingOf(buyers[0]?.productId ?? 0))?.count ?? 0;
    await Promise.all(buyers.map((by) => published(by)));
    expect((await ratingOf(buyers[0]?.productId ?? 0))?.count).toBe(before + 3);
  });

  test('has an answer of the shop, which its author is told of', async () => {
    const by = await buyer();
    const id = await published(by);
    const reply = { id, reply: 'Дякуємо!', staffId: staff, seen: await replySeenOf(id) };
    expect(await shop.reviews.staff.reply(reply)).toEqual({ ok: true });
    expect(await shop.reviews.staff.reply(reply)).toEqual({ ok: true });
    const { reviews } = await shop.reviews.ofProduct(by.productId, FIRST);
    expect(reviews.find((each) => each.id === id)?.reply).toBe('Дякуємо!');
    const told = like(emails.occasion, `review-replied:${by.orderId}:%`);
    expect(await database.$count(emails, told)).toBe(1);
    const changed = { ok: false, reason: 'changed' };
    // A colleague has the page without the answer open.
    expect(await shop.reviews.staff.reply({ ...reply, reply: 'Дякую.' })).toEqual(changed);
    await shop.reviews.staff.reply({ ...reply, reply: null, seen: await replySeenOf(id) });
    expect((await shop.reviews.staff.findReview(id))?.review.reply).toBeNull();
    // Nothing is answered that its author wrote since.
    const seen = await replySeenOf(id);
    await shop.reviews.change({ ...by.asker, reviewId: id }, formOf({ id, body: 'Зламався за два тижні.' }));
    expect(await shop.reviews.staff.reply({ ...reply, seen })).toEqual(changed);
    expect(await shop.reviews.staff.reply({ ...reply, seen: await replySeenOf(id) })).toEqual({ ok: true });
  });
});

describe('a question', () => {
  const askedBy = (email: string, productId = 102) => {
    const form = { id: randomUUID(), name: 'Ігор', body: 'Чи працює при мінус двадцяти?' };
    return { productId, userId: null, isProven: false, email, locale: 'uk', form } as const;
  };
  const ask = async (productId: number) => {
    const email = `asker-${randomUUID()}@example.com`;
    const asked = askedBy(email, productId);
    expect(await shop.reviews.ask(asked)).toEqual({ ok: true });
    expect(await shop.reviews.ask(asked)).toEqual({ ok: true });
    const used = { ok: false, reason: 'form-used' };
    const { form } = asked;
    expect(await shop.reviews.ask({ ...asked, form: { ...form, body: 'Зовсім інше запитання?' } })).toEqual(
      used,
    );
    expect(await shop.reviews.ask({ ...asked, productId: productId === 101 ? 102 : 101 })).toEqual(used);
    return { id: form.id, email, told: async () => database.$count(emails, eq(emails.recipient, email)) };
  };
  const decide = async (id: string, to: 'PUBLISHED' | 'REJECTED') => {
    const found = await shop.reviews.staff.findQuestion(id);
    if (!found) throw new Error('There is no such question');
    const reason = to === 'REJECTED' ? ('offensive' as const) : null;
    const decided = { kind: 'question', id, to, reason, note: null, staffId: staff } as const;
    return shop.reviews.staff.moderate({ ...decided, seen: moderationSeen(found.question) });
  };
  const answer = (questionId: string, body = 'Так, до −25 °C.') =>
    shop.reviews.staff.answer({ questionId, form: { id: randomUUID(), body }, staffId: staff });

  test('is asked by one unproven address five times a day at most, from wherever', async () => {
    const email = `Much-${randomUUID()}@example.com`;
    const first = askedBy(email);
    expect(await shop.reviews.ask(first)).toEqual({ ok: true });
    const more = await Promise.all(
      Array.from({ length: 8 }, () => shop.reviews.ask(askedBy(email.toLowerCase()))),
    );
    expect(more.filter(({ ok }) => ok)).toHaveLength(4);
    expect(more.find(({ ok }) => !ok)).toMatchObject({ reason: 'too-many', retryAfterSeconds: 86_400 });
    expect(await shop.reviews.ask(first)).toEqual({ ok: true });
    expect(await shop.reviews.ask({ ...askedBy(email), userId: customer, isProven: true })).toEqual({
      ok: true,
    });
  });

  test('is told to an unproven address once, with what ends it for all of its questions', async () => {
    const { id, email, told } = await ask(102);
    await decide(id, 'PUBLISHED');
    expect(await told()).toBe(0);
    await answer(id);
    await answer(id, 'І ще одне: взимку теж.');
    await decide(id, 'REJECTED');
    expect(await told()).toBe(1);
    const [letter] = await database.select().from(emails).where(eq(emails.recipient, email));
    const [topic = '', mark = ''] = letter?.unsubscribe?.split('/') ?? [];
    expect(topic).toBe('questions');
    await shop.account.preferences.unsubscribe({ topic: 'questions', userId: mark });
    const later = askedBy(email.toUpperCase());
    expect(await shop.reviews.ask(later)).toEqual({ ok: true });
    await answer(later.form.id);
    expect(await database.$count(emails, eq(emails.recipient, later.email))).toBe(0);
  });

  test('of an account is told at each step once its address is proven', async () => {
    const userId = `asker-${randomUUID()}`;
    await addCustomers(database, userId);
    const [{ email } = { email: '' }] = await database.select().from(users).where(eq(users.id, userId));
    const asked = { ...askedBy(email), userId };
    expect(await shop.reviews.ask(asked)).toEqual({ ok: true });
    await decide(asked.form.id, 'PUBLISHED');
    const told = async () => database.$count(emails, eq(emails.recipient, email));
    expect(await told()).toBe(0);
    await database.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await answer(asked.form.id);
    await answer(asked.form.id, 'І ще одне: взимку теж.');
    expect(await told()).toBe(2);
  });

  test('waits for staff, and their answer shows it and is told to who asked', async () => {
    const { id, told } = await ask(102);
    const { questions: before } = await shop.reviews.ofProduct(102, FIRST);
    expect(before.some((each) => each.id === id)).toBe(false);
    expect((await shop.backoffice.countWaiting()).get('question')).toBeGreaterThan(0);
    const form = { id: randomUUID(), body: 'Так, до −25 °C.' };
    const given = { questionId: id, form, staffId: staff };
    expect(await shop.reviews.staff.answer(given)).toEqual({ ok: true });
    expect(await shop.reviews.staff.answer(given)).toEqual({ ok: true });
    const other = { ...given, form: { ...form, body: 'Ні, лише до −20 °C.' } };
    expect(await shop.reviews.staff.answer(other)).toEqual({ ok: false, reason: 'form-used' });
    const { questions } = await shop.reviews.ofProduct(102, FIRST);
    expect(questions.find((each) => each.id === id)?.answers).toMatchObject([{ author: 'shop' }]);
    expect(await told()).toBe(1);
  });

  test('is answered by who has the product, once staff agree, and by nobody else', async () => {
    const by = await buyer();
    const { id, told } = await ask(by.productId);
    const form = { id: randomUUID(), body: 'У мене працює', name: 'first' } as const;
    const answer = { questionId: id, locale: 'uk', form } as const;
    expect(await shop.reviews.answer({ ...by.asker, ...answer })).toMatchObject({
      reason: 'question-not-found',
    });
    const decided = { reason: null, note: null, staffId: staff, to: 'PUBLISHED' } as const;
    const found = async () => {
      const shown = await shop.reviews.staff.findQuestion(id);
      if (!shown) throw new Error('There is no such question');
      return shown;
    };
    const seen = moderationSeen((await found()).question);
    const decide = shop.reviews.staff.moderate;
    expect(await decide({ kind: 'question', id, ...decided, seen: 'other' })).toMatchObject({ ok: false });
    expect(await decide({ kind: 'question', id, ...decided, seen })).toEqual({ ok: true });
    const stranger = { userId: 'nobody', guestOrderIds: [] };
    expect(await shop.reviews.answer({ ...stranger, ...answer })).toMatchObject({ reason: 'not-bought' });
    const twice = await Promise.all(
      [answer, answer].map((each) => shop.reviews.answer({ ...by.asker, ...each })),
    );
    expect(twice).toEqual([{ ok: true }, { ok: true }]);
    const said = (differs: Partial<typeof form> | { readonly body: string }) =>
      shop.reviews.answer({ ...by.asker, ...answer, form: { ...form, ...differs } });
    expect(await said({ body: 'Зовсім інше' })).toEqual({ ok: false, reason: 'already-answered' });
    const more = await Promise.all([said({ id: randomUUID() }), said({ id: randomUUID() })]);
    expect(more).toEqual([1, 2].map(() => ({ ok: false, reason: 'already-answered' })));
    const another = await buyer();
    expect(await shop.reviews.answer({ ...another.asker, ...answer })).toEqual({
      ok: false,
      reason: 'form-used',
    });
    const shown = async () =>
      (await shop.reviews.ofProduct(by.productId, FIRST)).questions.find((each) => each.id === id)?.answers;
    expect(await shown()).toEqual([]);
    const [given] = (await found()).answers;
    if (!given) throw new Error('There is no answer');
    await decide({ kind: 'answer', id: form.id, ...decided, seen: moderationSeen(given) });
    expect(await shown()).toMatchObject([{ author: 'buyer', authorName: 'Олена' }]);
    expect(await told()).toBe(1); // that it is answered
  });
});

describe('what an account wrote', () => {
  const UK = { locale: 'uk', parts: 1 } as const;
  const writerOf = ({ asker: { userId } }: Buyer) => ({ userId, email: null });

  test('is listed with its state, and what arrived waits to be reviewed until it is', async () => {
    const by = await buyer();
    const before = await shop.reviews.listOwn(writerOf(by), UK);
    expect(before).toMatchObject({ reviews: [], questions: [], answers: [], hasMore: false });
    expect(before.unreviewed.map(({ productId }) => productId)).toEqual([by.productId]);
    expect(before.unreviewed[0]?.productName).not.toBe('');
    const written = await write(by, formOf({ stars: 2 }));
    if (!written.ok) throw new Error(written.reason);
    await decide(written.reviewId, 'REJECTED');
    expect(await shop.reviews.listOwn(writerOf(by), UK)).toMatchObject({
      unreviewed: [],
      reviews: [
        {
          id: written.reviewId,
          productId: by.productId,
          stars: 2,
          status: 'REJECTED',
          rejection: 'personal-data',
        },
      ],
    });
  });

  test('a question and an answer are taken back by who wrote them, and by nobody else', async () => {
    const [asks, answers] = [await buyer(), await buyer()];
    const questionId = randomUUID();
    const email = `${asks.asker.userId}@example.com`;
    await shop.reviews.ask({
      productId: answers.productId,
      userId: asks.asker.userId,
      email,
      isProven: true,
      locale: 'uk',
      form: { id: questionId, name: 'Ганна', body: 'Чи підходить для даху?' },
    });
    const show = async (kind: 'question' | 'answer', id: string) => {
      const found = await shop.reviews.staff.findQuestion(questionId);
      const item = kind === 'question' ? found?.question : found?.answers.find((each) => each.id === id);
      if (!item) throw new Error(`There is no such ${kind}`);
      const decided = { to: 'PUBLISHED', reason: null, note: null, staffId: staff } as const;
      await shop.reviews.staff.moderate({ kind, id, ...decided, seen: moderationSeen(item) });
    };
    await show('question', questionId);
    const answerId = randomUUID();
    const answered = await shop.reviews.answer({
      ...answers.asker,
      questionId,
      locale: 'uk',
      form: { id: answerId, body: 'Так, стоїть другий рік.', name: 'first' },
    });
    expect(answered).toEqual({ ok: true });
    await show('answer', answerId);
    const own = (by: Buyer) => shop.reviews.listOwn(writerOf(by), UK);
    expect(await own(asks)).toMatchObject({ questions: [{ id: questionId, answers: 1 }], answers: [] });
    expect(await own(answers)).toMatchObject({ questions: [], answers: [{ id: answerId }] });

    await shop.reviews.withdrawAnswer(writerOf(asks), answerId);
    await shop.reviews.withdrawQuestion(writerOf(answers), questionId);
    await shop.reviews.withdrawQuestion(writerOf(answers), 'no id');
    expect(await own(answers)).toMatchObject({ answers: [{ id: answerId }] });
    await shop.reviews.withdrawAnswer(writerOf(answers), answerId);
    expect(await own(asks)).toMatchObject({ questions: [{ id: questionId, answers: 0 }] });
    await shop.reviews.withdrawQuestion(writerOf(asks), questionId);
    await shop.reviews.withdrawQuestion(writerOf(asks), questionId);
    expect(await own(asks)).toMatchObject({ questions: [] });
  });

  test('a visitor’s question is that of the account whose confirmed address it came from', async () => {
    const by = await buyer();
    const email = `${by.asker.userId}@example.com`;
    const id = randomUUID();
    await shop.reviews.ask({
      productId: by.productId,
      userId: null,
      email: email.toUpperCase(),
      isProven: false,
      locale: 'pl',
      form: { id, name: 'Anna', body: 'Czy pasuje do dachu?' },
    });
    const { userId } = by.asker;
    expect((await shop.reviews.listOwn({ userId, email: null }, UK)).questions).toEqual([]);
    expect((await shop.reviews.listOwn({ userId, email }, UK)).questions).toMatchObject([{ id }]);
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['moderation_events', 'product_answers']),
    unlogged: [],
  });
});
