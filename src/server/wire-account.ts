import { OPTIONAL_TOPICS, type OptionalTopic } from '../domain/account/communication-preferences.ts';
import { relyingPartyOf } from '../domain/account/passkey.ts';
import { backOfficeDoor, type OfficeArea } from '../domain/account/role.ts';
import type { Locale, Region } from '../domain/locale/locale.ts';
import { consentWording } from './account/account-emails.ts';
import { findLink } from './account/account-links.ts';
import { askToChangeAddress, changeAddress } from './account/change-address.ts';
import { checkPasswordOf } from './account/check-password.ts';
import {
  askForConsentAgain,
  confirmConsent,
  findPreferences,
  savePreferences,
} from './account/communication/communication-preferences.ts';
import { consentsOfLink } from './account/communication/consents.ts';
import { hasReader, unsubscribe } from './account/communication/unsubscribe.ts';
import { confirmAddress } from './account/confirm-address.ts';
import { createIdentity } from './account/identity.ts';
import {
  answerPasswordReset,
  changePassword,
  PASSWORD_RESETS,
  requestPasswordReset,
  resetPassword,
} from './account/passwords.ts';
import { passkeysOf } from './account/passkeys/passkeys.ts';
import { passkeySignIns } from './account/passkeys/sign-in-by-passkey.ts';
import { listProviders, unlinkProvider } from './account/providers/linked-providers.ts';
import { findPending, sendLinkEmail } from './account/providers/pending-links.ts';
import { providerVisitsOf } from './account/providers/provider-visits.ts';
import { signInByProvider, type ProviderSignIn } from './account/providers/sign-in-by-provider.ts';
import { judgePassword } from './account/judge-password.ts';
import { nameBrowser } from './account/name-browser.ts';
import { findDetails, noteLanguage, saveDetails } from './account/personal-details.ts';
import { askToConfirm } from './account/register.ts';
import { recoveryCodesLeft } from './account/second-factor/recovery-codes.ts';
import { secondFactorOf } from './account/second-factor/second-factor.ts';
import { endAllSessions, endSession, endSessions } from './account/end-sessions.ts';
import { sessionsOf, type Session } from './account/session.ts';
import { listSignIns } from './account/sign-in-log.ts';
import type { Database } from './database/database.ts';
import { qrMatrix, qrPath } from './documents/qr-code.ts';
import { unsubscribeFrom } from './emails/email-links.ts';
import { QUESTIONS_TOPIC } from '../domain/reviews/review-forms.ts';
import { STOCK_TOPIC } from '../domain/stock-notices/stock-notice.ts';
import { stopNotices } from './stock-notices/ask-notice.ts';
import { stopQuestionEmails } from './reviews/questions.ts';
import { logger } from './http/logger.ts';
import { knownBrowsers } from './http/signed-cookies.ts';
import { countOutcomes } from './metrics/count-calls.ts';
import type { shopMetrics } from './metrics/shop-metrics.ts';
import { orderKeys } from './orders/order-key.ts';
import type { CountEmail } from './outbox/count-email.ts';
import type { Geolocation } from './ports/geolocation.ts';
import type { OpenIdProvider } from './ports/openid-provider.ts';

/** What an address is told without an account, by its mark, and how that ends. */
const ENDINGS = { [STOCK_TOPIC]: stopNotices, [QUESTIONS_TOPIC]: stopQuestionEmails } as const;
type AddressTopic = keyof typeof ENDINGS;
const ADDRESS_TOPICS = Object.keys(ENDINGS) as AddressTopic[];
const isOfAddress = (topic: string): topic is AddressTopic => Object.hasOwn(ENDINGS, topic);

/** What the link of an e-mail ends: a topic of an account, or what an address is told, by its mark. */
interface Refusal {
  readonly topic: OptionalTopic<'email'> | AddressTopic;
  readonly userId: string;
}

/** Accounts: signing in, their addresses, passwords, sessions and what is known of them. */
export function wireAccount(
  database: Database,
  options: {
    readonly secret: string;
    readonly publicUrl: string;
    readonly staffNeedSecondFactor: boolean;
    /** The fewest visible characters of a password. */
    readonly passwordMinimum: number;
    readonly countEmail: CountEmail;
    /** Of those that ask to confirm an address. */
    readonly countConfirmEmail: CountEmail;
    readonly geolocation: Geolocation;
    readonly providers: readonly OpenIdProvider[];
    readonly metrics: Pick<ReturnType<typeof shopMetrics>, 'countSignIn' | 'countRegistration'>;
  },
) {
  const { secret, publicUrl, countEmail, countConfirmEmail, geolocation, providers, metrics } = options;
  const refusalKeys = orderKeys(secret, Date.now, 'unsubscribe');
  const linkKeys = orderKeys(secret, Date.now, 'account-link');
  const providerNames = new Map(providers.map(({ id, name }) => [id, name]));
  const identityOptions = {
    secret,
    publicUrl,
    passwordMinimum: options.passwordMinimum,
    countConfirmEmail,
    providerNames,
    countryOf: (address: string) => geolocation.countryOf(address),
  };
  const identity = createIdentity(database, identityOptions);
  const byProvider = signInByProvider(database, identityOptions);
  const known = knownBrowsers(orderKeys(secret, Date.now, 'known-browser'), {
    isSecure: publicUrl.startsWith('https:'),
  });
  const party = relyingPartyOf(publicUrl);
  const byPasskey = passkeySignIns(database, { ...identityOptions, party });
  const sessions = sessionsOf(database, options);
  const secondFactor = secondFactorOf(database, options);
  return {
    linkKeyOf: (linkId: string) => linkKeys.keyOf(linkId),
    unsubscribeKeyOf: (unsubscribe: string) => refusalKeys.keyOf(unsubscribe),
    passwordResets: { name: PASSWORD_RESETS, next: answerPasswordReset(database) },
    identity: {
      ...identity,
      signIn: countOutcomes(identity.signIn, metrics.countSignIn),
      register: countOutcomes(identity.register, metrics.countRegistration),
    },
    account: {
      knownBrowsers: known,
      /** The OpenID providers that can be signed in through, in the order of their buttons. */
      providers,
      providerVisits: providerVisitsOf(database, {
        ...identityOptions,
        onFailure: (failure) => logger.warn(failure, 'signing in through an OpenID provider failed'),
      }),
      /** The cookies of a sign-in through a provider, and where it leads: on, or to what is asked besides. */
      enterByProvider(signedIn: ProviderSignIn, to: { region: Region; target: string | null }) {
        const { region, target } = to;
        if (!signedIn.ok && signedIn.reason === 'link-used')
          return { cookies: [], to: `/${region}/auth?problem=late` };
        const cookies = signedIn.headers.getSetCookie();
        if (!signedIn.ok) return { cookies, to: `/${region}/auth/link` };
        const goal = target ?? `/${region}`;
        if (signedIn.awaitsSecondFactor) {
          const query = new URLSearchParams({ redirect: goal });
          return { cookies, to: `/${region}/auth/second-factor?${query}` };
        }
        // Anybody can claim an address: only its owner's browsers are known for it.
        if (signedIn.isConfirmed) cookies.push(known.cookieOf(signedIn.email));
        return { cookies, to: goal };
      },
      findPending: findPending(database, identityOptions),
      sendLinkEmail: sendLinkEmail(database, { ...identityOptions, countEmail }),
      claimAddress: byProvider.claimAddress,
      linkByEmail: byProvider.linkByEmail,
      listProviders: listProviders(database),
      unlinkProvider: unlinkProvider(database, { names: providerNames }),
      findLink: findLink(database, linkKeys),
      /** Writes the e-mail anew that asks to confirm an account's address. */
      askToConfirm: (account: { userId: string; email: string; locale: Locale }) =>
        database.transaction((transaction) => askToConfirm(transaction, account, countConfirmEmail)),
      confirmAddress: confirmAddress(database),
      askToChangeAddress: askToChangeAddress(database, { countEmail }),
      changeAddress: changeAddress(database),
      checkPasswordOf: checkPasswordOf(database),
      passwordMinimum: options.passwordMinimum,
      judgePassword,
      requestPasswordReset: requestPasswordReset(database),
      resetPassword: resetPassword(database),
      changePassword: changePassword(database),
      findDetails: findDetails(database),
      noteLanguage: noteLanguage(database),
      saveDetails: saveDetails(database),
      /** What customers want to be written of (C §3). */
      preferences: {
        find: findPreferences(database),
        save: savePreferences(database, { countEmail }),
        askAgain: askForConsentAgain(database, { countEmail }),
        consentsOfLink: consentsOfLink(database),
        confirmConsent: confirmConsent(database),
        consentWording,
        /** What the signed address of an e-mail ends, and of whom: an account, or the mark of an address. Null for one that the shop did not sign. */
        readUnsubscribe({ topic: given, userId, key }: { topic: string; userId: string; key: string }) {
          const topic = [...OPTIONAL_TOPICS.email, ...ADDRESS_TOPICS].find((each) => each === given);
          if (topic === undefined || !refusalKeys.opens(unsubscribeFrom(topic, userId), key)) return null;
          return { topic, userId };
        },
        hasReader: async ({ topic, userId }: Refusal): Promise<boolean> =>
          isOfAddress(topic) || hasReader(database)(userId),
        async unsubscribe({ topic, userId }: Refusal): Promise<boolean> {
          if (!isOfAddress(topic)) return unsubscribe(database)({ topic, userId });
          await ENDINGS[topic](database)(userId);
          return true;
        },
      },
      listSignIns: listSignIns(database),
      nameBrowser,
      listSessions: sessions.list,
      endSession: endSession(database),
      endAllSessions: endAllSessions(database),
      proveAgain: sessions.proveAgain,
      secondFactor: {
        ...secondFactor,
        recoveryCodesLeft: recoveryCodesLeft(database),
        /** As text, and as the dark modules of a QR code that is `size` modules wide. */
        async setUp(account: { userId: string; email: string }) {
          const setup = await secondFactor.setUp(account);
          const matrix = qrMatrix(setup.uri);
          return { secret: setup.secret, qr: { size: matrix.length, path: qrPath(matrix) } };
        },
      },
      /** Whether browsers know passkeys under the shop's address. */
      hasPasskeys: party !== null,
      passkeys: {
        ...passkeysOf(database, { party }),
        ...byPasskey,
        finishSignIn: countOutcomes(
          (...signed: Parameters<typeof byPasskey.finishSignIn>) => byPasskey.finishSignIn(...signed),
          metrics.countSignIn,
        ),
      },
      /** Whether what is the staff's alone, or an area's, is open to a session; whatever shows it asks here. */
      backOfficeDoor: ({ user: { role, areas }, hasSecondFactor }: Session, area: OfficeArea | null) =>
        backOfficeDoor({ role, areas, hasSecondFactor }, options.staffNeedSecondFactor, area),
      /** Whether the back office is closed to who gave no second factor. */
      staffNeedSecondFactor: options.staffNeedSecondFactor,
      endSessions: (ended: { userId: string; except?: string }) => endSessions(database, ended),
    },
  };
}
