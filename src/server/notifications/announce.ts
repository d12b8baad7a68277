import { and, inArray } from 'drizzle-orm';
import { mayBeSent, type OptionalTopic, type Topic } from '../../domain/account/communication-preferences.ts';
import { mobileMarketOf } from '../../domain/contact-data/mobile-phone.ts';
import {
  ticketKind,
  type NotificationKind,
  type TicketNews,
} from '../../domain/notifications/notification.ts';
import { smsText } from '../../domain/notifications/sms.ts';
import { preferencesOf } from '../account/communication/communication-preferences.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import type { Email } from '../outbox/email.ts';
import { emails, smsMessages } from '../outbox/tables.ts';
import { notifications } from './tables.ts';

/** An order as its customer is told of it. */
export interface AnnouncedOrder {
  readonly id: string;
  /** Null for a guest, who has e-mails alone. */
  readonly userId: string | null;
}

/** Something that happened to an order, and is told to its customer. */
export interface Announcement {
  readonly order: AnnouncedOrder;
  /** The lease of the order that it is about; absent for what is about the order. */
  readonly leaseId?: string;
  /** The return of its goods that it is about; absent for every other. */
  readonly returnId?: string;
  /** The review that it is about; absent for every other. */
  readonly reviewId?: string;
  /** Null for what is not told by the bell: a link that somebody asked for. */
  readonly kind: NotificationKind | null;
  /** What it is about, once: what happened twice by a repeated call is told once. The e-mail's own where there is one. */
  readonly occasion: string;
  /** Null for what has no e-mail of its own; `topic` is what its reader may refuse. */
  readonly email: (Email & { readonly topic: Topic<'email'> }) | null;
  /** Null for what is not told by text message. */
  readonly sms: { readonly topic: OptionalTopic<'sms'>; readonly text: string } | null;
}

/** The rows of the bell; none for a guest. */
export const notificationsOf = (
  announcements: readonly Pick<
    Announcement,
    'order' | 'leaseId' | 'returnId' | 'reviewId' | 'kind' | 'occasion'
  >[],
) =>
  announcements.flatMap(
    ({ order: { id: orderId, userId }, leaseId = null, returnId = null, reviewId = null, kind, occasion }) =>
      kind === null || userId === null
        ? []
        : [{ userId, orderId, leaseId, returnId, reviewId, kind, occasion }],
  );

/** Rings the bell of whose ticket it is, once per occasion; a visitor's ticket has none. Its answers go by e-mail whatever its customer chose. */
export async function announceTicket(
  transaction: Database,
  ticket: { readonly id: string; readonly userId: string | null },
  told: { readonly news: TicketNews; readonly occasion: string },
): Promise<void> {
  if (ticket.userId === null) return;
  await transaction
    .insert(notifications)
    .values({
      userId: ticket.userId,
      ticketId: ticket.id,
      kind: ticketKind(told.news),
      occasion: told.occasion,
    })
    .onConflictDoNothing({ target: notifications.occasion });
}

/**
 * The telephones of customers, in one query; null for who has none. Nobody has proved that a number is theirs: an account whose address is
 * only claimed, and which anybody can make by the dozen, has none either.
 */
async function phonesOf(transaction: Database, userIds: readonly string[]) {
  if (userIds.length === 0) return () => null;
  const rows = await transaction
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), users.emailVerified));
  const phones = new Map(rows.map(({ id, phone }) => [id, phone]));
  return (userId: string) => phones.get(userId) ?? null;
}

/** The text messages among announcements that their customers asked for, and that some gateway may reach. */
async function smsOf(
  transaction: Database,
  announcements: readonly Announcement[],
  chosenBy: Awaited<ReturnType<typeof preferencesOf>>,
) {
  const wanted = announcements.flatMap(({ order: { userId }, occasion, sms }) => {
    if (sms === null || userId === null) return [];
    const preferences = chosenBy(userId);
    return mayBeSent({ channel: 'sms', topic: sms.topic, preferences })
      ? [{ userId, occasion, text: smsText(sms.text) }]
      : [];
  });
  const phoneOf = await phonesOf(
    transaction,
    wanted.map(({ userId }) => userId),
  );
  return wanted.flatMap(({ userId, occasion, text }) => {
    const recipient = phoneOf(userId);
    return recipient === null || mobileMarketOf(recipient) === null ? [] : [{ occasion, recipient, text }];
  });
}

/**
 * Tells customers what happened to their orders, in the transaction of what happened: the one place that decides by which channels, as
 * their preferences allow. Each is told once; at most five statements whatever their number. Answers the occasions of the e-mails that were not
 * written before.
 */
export async function announce(
  transaction: Database,
  all: readonly Announcement[],
): Promise<ReadonlySet<string>> {
  // Of an order whose customer's account was deleted there is nobody left to tell.
  const announcements = all.filter(({ email }) => email?.recipient !== '');
  const rows = notificationsOf(announcements);
  if (rows.length > 0) {
    await transaction
      .insert(notifications)
      .values(rows)
      .onConflictDoNothing({ target: notifications.occasion });
  }
  const isAsked = announcements.some(
    ({ email, sms }) => sms !== null || (email !== null && email.topic !== 'required'),
  );
  const customers = isAsked ? announcements.map(({ order }) => order.userId) : [];
  const chosenBy = await preferencesOf(transaction, customers);
  const texts = await smsOf(transaction, announcements, chosenBy);
  if (texts.length > 0) {
    await transaction.insert(smsMessages).values(texts).onConflictDoNothing({ target: smsMessages.occasion });
  }
  const letters = announcements.flatMap(({ order: { userId }, email, occasion }) => {
    if (email === null) return [];
    const { topic, ...letter } = email;
    const isWanted = mayBeSent({ channel: 'email', topic, preferences: chosenBy(userId) });
    return isWanted ? [{ ...letter, occasion }] : [];
  });
  if (letters.length === 0) return new Set();
  const written = await transaction
    .insert(emails)
    .values(letters)
    .onConflictDoNothing({ target: [emails.occasion, emails.recipient] })
    .returning({ occasion: emails.occasion });
  return new Set(written.map(({ occasion }) => occasion));
}
