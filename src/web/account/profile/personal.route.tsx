import { data, redirect } from 'react-router';
import { parseQuantity } from '../../../domain/cart/parse-quantity.ts';
import { phoneMarketOf } from '../../../domain/contact-data/phone.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { mobileMarketOf } from '../../../domain/contact-data/mobile-phone.ts';
import { shopOf } from '../../../server/context.ts';
import { unlessFailed } from '../../form/unless-failed.ts';
import { pageTitle, unlistedPage } from '../../i18n/page-head.ts';
import type { Route } from './+types/personal.route';
import { requireFreshSession } from '../fresh-session.ts';
import { AddressSection } from './address-section.tsx';
import { answerPersonalForm, PERSONAL_INTENTS } from './answer-personal-form.ts';
import { answerPreferences } from './answer-preferences.ts';
import { addressAsked, answerSavedAddress } from './answer-saved-address.ts';
import { answerCalendar, CalendarSection } from './calendar-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailAddressForm } from './email-address-form.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { Passkeys, PrivacyLink, SecondFactor, SignInWays } from './security-sections.tsx';
import { SessionList, SignInHistory } from './session-sections.tsx';
import { takeDone } from './tell-done.ts';

/** More of the history than anybody reads. */
const HISTORY_PAGES_MAX = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, session, region, locale, translate } = shopOf(context);
  if (session === null) throw data(null, { status: 401 });
  const { user } = session;
  const { done, headers } = takeDone(request, `/${region}/profile/personal`);
  const query = new URL(request.url).searchParams;
  const pages = Math.min(parseQuantity(query.get('history') ?? '1') ?? 1, HISTORY_PAGES_MAX);
  const details = await shop.account.findDetails(user.id);
  const addresses = await shop.addresses.list(user.id);
  const asked = await addressAsked(query, addresses, { userId: user.id, addresses: shop.addresses });
  const sessions = await shop.account.listSessions(user.id);
  const { signIns, hasMore } = await shop.account.listSignIns(user.id, { pages });
  const places = new Intl.DisplayNames(locale, { type: 'region' });
  const shown = {
    email: user.email,
    isConfirmed: user.isConfirmed,
    calendar: await shop.rental.calendars.findOwn(user.id),
    details: {
      firstName: details?.firstName ?? '',
      lastName: details?.lastName ?? '',
      phone: details?.phone ?? null,
      birthDate: details?.birthDate ?? null,
    },
    addresses,
    asked,
    communication: {
      offersSms: shop.notifications.offersSms,
      ...(await shop.account.preferences.find(user.id)),
      wordings: {
        'email-marketing': shop.account.preferences.consentWording('email-marketing', locale),
        'email-newsletter': shop.account.preferences.consentWording('email-newsletter', locale),
        'sms-marketing': shop.account.preferences.consentWording('sms-marketing', locale),
      },
    },
    passwordChangedAt: details?.passwordChangedAt ?? null,
    hasPassword: details?.hasPassword ?? false,
    asksPassword: query.has('password'),
    hasWays: shop.account.providers.length > 0 || details?.hasPassword !== true,
    passkeys: (await shop.account.passkeys.list(user.id)).length,
    hasPasskeys: shop.account.hasPasskeys,
    secondFactorSince: (await shop.account.secondFactor.find(user.id)).enabledAt,
    sessions: sessions.map(({ id, address, userAgent, usedAt }) => ({
      id,
      address,
      browser: shop.account.nameBrowser(userAgent),
      usedAt: usedAt.toISOString(),
      isOwn: id === session.id,
    })),
    signIns: signIns.map(({ id, at, outcome, method, userAgent, country, address }) => ({
      id,
      at,
      outcome,
      provider: shop.account.providers.find((each) => each.id === method)?.name ?? null,
      method,
      address,
      browser: shop.account.nameBrowser(userAgent),
      place: country === null ? null : (places.of(country) ?? country),
    })),
    more: hasMore ? `/profile/personal?history=${pages + 1}#history` : null,
    done,
    title: pageTitle(translate('profile.tab.personal')),
  };
  return data(shown, { status: asked.view === 'gone' ? 404 : 200, headers });
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, session, region, locale, currency, readForm } = shopOf(context);
  const tab = `/${region}/profile/personal`;
  const form = await readForm();
  if (session === null) throw redirect(`/${region}/auth?${new URLSearchParams({ redirect: tab })}`);
  // Who holds the address holds the account.
  if (form.get('intent') === 'address') requireFreshSession({ session, region }, tab);
  const aboutAddress = await answerSavedAddress(form, {
    userId: session.user.id,
    addresses: shop.addresses,
    tab,
  });
  if (aboutAddress !== null) return aboutAddress;
  const aboutCalendar = await answerCalendar(form, {
    userId: session.user.id,
    calendars: shop.rental.calendars,
    tab,
  });
  if (aboutCalendar !== null) return aboutCalendar;
  const aboutPreferences = await answerPreferences(form, {
    userId: session.user.id,
    locale,
    preferences: shop.account.preferences,
    tab,
  });
  if (aboutPreferences !== null) return aboutPreferences;
  return answerPersonalForm(form, {
    account: shop.account,
    limits: shop.limits,
    user: session.user,
    sessionId: session.id,
    locale,
    phoneMarket: phoneMarketOf({ locale, currency }),
    today: dayIn('Europe/Kyiv', new Date().toISOString()),
    tab,
  });
}

/** What was typed stays where it was when the server fails. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const given = (await request.clone().formData()).get('intent');
  const intent = PERSONAL_INTENTS.find((each) => each === given);
  if (intent === undefined) return serverAction();
  const failed = { intent, reason: 'failed' as const, errors: {}, values: {} };
  return (await unlessFailed(serverAction())) ?? failed;
}

/** Personal info, the address, and what keeps the account safe (C §2). */
export default function PersonalTab({ loaderData, actionData }: Route.ComponentProps) {
  const {
    details,
    addresses,
    asked,
    calendar,
    communication,
    email,
    isConfirmed,
    passwordChangedAt,
    hasPassword,
    asksPassword,
    sessions,
    signIns,
    more,
    secondFactorSince,
    hasWays,
    passkeys,
    hasPasskeys,
  } = loaderData;
  const done = actionData === undefined ? loaderData.done : null;
  const problem = actionData && 'intent' in actionData ? actionData : undefined;
  const addressProblem =
    actionData && 'values' in actionData && !('intent' in actionData) ? actionData : undefined;
  const preferencesProblem = actionData && 'about' in actionData ? actionData : undefined;
  const answered = { problem, done };
  return (
    <div>
      <DetailsForm details={details} {...answered} />
      <AddressSection addresses={addresses} asked={asked} problem={addressProblem} done={done} />
      <PreferencesSection
        shown={communication}
        email={email}
        isConfirmed={isConfirmed}
        hasSmsNumber={details.phone !== null && mobileMarketOf(details.phone) !== null}
        problem={preferencesProblem}
        done={done}
      />
      {calendar !== null && <CalendarSection address={calendar.address} done={done} />}
      <EmailAddressForm email={email} isConfirmed={isConfirmed} {...answered} />
      {hasPassword && <PasswordSection changedAt={passwordChangedAt} isAsked={asksPassword} {...answered} />}
      {hasWays && <SignInWays />}
      {(hasPasskeys || passkeys > 0) && <Passkeys count={passkeys} />}
      <SecondFactor since={secondFactorSince} />
      <SessionList sessions={sessions} hasPasskeys={passkeys > 0} done={done} />
      <SignInHistory signIns={signIns} more={more} />
      <PrivacyLink />
    </div>
  );
}

export const meta = unlistedPage;
