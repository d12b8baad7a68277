import { randomBytes, randomUUID } from 'node:crypto';
import {
  DEMO_ATTEMPT,
  demoBrowsers,
  demoCustomer,
  type DemoBrowser,
} from '../../content/seed/demo-account.ts';
import { CONSENT_VERSION, DEFAULT_PREFERENCES } from '../../domain/account/communication-preferences.ts';
import { consentWording } from '../account/account-emails.ts';
import { closeLinks } from '../account/account-links.ts';
import { ownAddress } from '../account/confirm-address.ts';
import { registerAccount } from '../account/register.ts';
import { communicationPreferences, consents } from '../account/communication/tables.ts';
import { sessions, signIns } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { countNoEmail } from '../outbox/count-email.ts';
import type { Shop } from '../wiring.ts';
import { done } from './demo-step.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const later = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

/** Registers the customer, whose address counts as confirmed: nobody reads e-mails there. Answers the id. */
export async function registerCustomer(database: Database, shop: Shop, password: string): Promise<string> {
  const { birthDate, ...customer } = demoCustomer;
  const { firstName, lastName, phone, email } = customer;
  const register = registerAccount(database, { countConfirmEmail: countNoEmail });
  const userId = await register({ ...customer, password, attempt: DEMO_ATTEMPT }, async (transaction, id) => {
    await ownAddress(transaction, { userId: id, email });
    await closeLinks(transaction, { userId: id });
    return id;
  });
  await shop.account.saveDetails(userId, { firstName, lastName, phone, birthDate });
  return userId;
}

/** Saves a card, the default, or a bank account on the test bank's page. */
export async function saveMethod(
  { payments: { methods }, testBank: bank }: Shop,
  userId: string,
  kind: 'card' | 'bank',
): Promise<void> {
  if (!bank) return;
  const year = new Date().getUTCFullYear() + 5;
  const choice =
    kind === 'card'
      ? ({ action: 'card', card: 'approved', month: 12, year } as const)
      : ({ action: 'bank' } as const);
  const customer = { userId, email: demoCustomer.email, region: 'ua', currency: 'UAH' } as const;
  const page = done('a payment method', await methods.openPage(customer));
  const saved = await bank.actOnSetup(new URL(page.url).pathname.split('/').at(-1) ?? '', choice);
  if (!saved?.ok) throw new Error('The demo account: the test bank saved nothing');
  while ((await bank.sendWebhook()) === 'sent');
}

/** Minutes before an order at which its customer signs in, and between the request of the newsletter and its confirmation. */
const SIGN_IN_MINUTES = 16;
const CONFIRMING_MINUTES = 6;

/** Notes that the customer signed in to order at a moment; of the first order by telephone, with the wrong password first. */
export async function noteSignIns(
  transaction: Database,
  {
    userId,
    browser,
    at,
    isMistyped,
  }: { userId: string; browser: DemoBrowser; at: string; isMistyped: boolean },
): Promise<void> {
  const { address: ipAddress, userAgent, country } = demoBrowsers[browser];
  const tried = { userId, method: 'password', ipAddress, userAgent, country };
  const moment = later(at, -SIGN_IN_MINUTES * MINUTE_MS);
  await transaction
    .insert(signIns)
    .values([
      ...(isMistyped
        ? [{ ...tried, outcome: 'wrong-password' as const, at: later(moment, -MINUTE_MS) }]
        : []),
      { ...tried, outcome: 'signed-in' as const, at: moment },
    ]);
}

/** A session of a browser that stays signed in is kept for so many days after it was used. */
const SESSION_DAYS = 30;

/** Leaves a browser signed in since a moment; nobody has its cookie. */
export async function leaveSignedIn(
  transaction: Database,
  { userId, browser, at }: { userId: string; browser: DemoBrowser; at: string },
): Promise<void> {
  const { address: ipAddress, userAgent } = demoBrowsers[browser];
  const signedIn = new Date(at);
  await transaction.insert(sessions).values({
    id: randomUUID(),
    userId,
    token: randomBytes(32).toString('base64url'),
    expiresAt: new Date(later(at, SESSION_DAYS * DAY_MS)),
    authenticatedAt: signedIn,
    createdAt: signedIn,
    updatedAt: signedIn,
    ipAddress,
    userAgent,
  });
}

/** Asks for the newsletter and confirms it. The log of consents takes rows and no change, so that they are written with their moments. */
export async function choosePreferences(
  transaction: Database,
  { userId, at }: { userId: string; at: string },
): Promise<void> {
  const { email, locale } = demoCustomer;
  const topic = 'email-newsletter' as const;
  const wording = consentWording(topic, locale);
  const consent = { userId, topic, email, wording, version: CONSENT_VERSION, locale, linkId: randomUUID() };
  const asked = later(at, -CONFIRMING_MINUTES * MINUTE_MS);
  await transaction.insert(consents).values({ ...consent, act: 'asked', way: 'profile', at: asked });
  const [given] = await transaction
    .insert(consents)
    .values({ ...consent, act: 'given', way: 'link', at })
    .returning({ id: consents.id });
  const { email: byEmail, sms } = DEFAULT_PREFERENCES;
  await transaction.insert(communicationPreferences).values({
    userId,
    emailEnabled: byEmail.enabled,
    emailOrders: byEmail.orders,
    emailLeases: byEmail.leases,
    emailNewsletter: given?.id,
    smsEnabled: sms.enabled,
    smsOrders: sms.orders,
    smsLeases: sms.leases,
    updatedAt: at,
  });
}
