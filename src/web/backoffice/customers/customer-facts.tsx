import {
  isConsented,
  type CommunicationPreferences,
  type ConsentTopic,
} from '../../../domain/account/communication-preferences.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';

/** A customer's account; days and moments as ISO 8601. */
interface CustomerAccount {
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly createdAt: string;
  readonly waysToSignIn: readonly string[];
  readonly passkeys: number;
  readonly hasSecondFactor: boolean;
  readonly lastSignIn: { readonly at: string } | null;
  readonly deletionDue: string | null;
  readonly preferences: CommunicationPreferences;
  readonly consents: readonly {
    readonly topic: ConsentTopic;
    readonly act: 'asked' | 'given' | 'withdrawn';
    readonly at: string;
  }[];
}

/** Who somebody is, how they sign in, and what they may be written to of. */
export function CustomerFacts({ customer }: { customer: CustomerAccount }) {
  const t = useT();
  const locale = useLocale();
  const day = (iso: string) => formatDate(iso, locale, 'Europe/Kyiv', 'short');
  const yes = (is: boolean) => t(is ? 'backoffice.customer.yes' : 'backoffice.customer.no');
  const { email, isConfirmed, phone, waysToSignIn, lastSignIn, deletionDue, preferences } = customer;
  const ways = waysToSignIn.map((way) =>
    way === 'credential' ? t('backoffice.customer.password') : way.charAt(0).toUpperCase() + way.slice(1),
  );
  return (
    <DefinitionTable
      rows={[
        {
          term: t('backoffice.customer.email'),
          value: (
            <>
              <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
                {email}
              </a>
              {!isConfirmed && (
                <span className="block text-warning">{t('backoffice.customers.unconfirmed')}</span>
              )}
            </>
          ),
        },
        {
          term: t('backoffice.customers.phone'),
          value:
            phone === null ? (
              '–'
            ) : (
              <a href={`tel:${phone}`} className="whitespace-nowrap underline underline-offset-4">
                {phone}
              </a>
            ),
        },
        { term: t('backoffice.customer.language'), value: LANGUAGE_NAMES[customer.locale] },
        { term: t('backoffice.customers.since'), value: day(customer.createdAt) },
        {
          term: t('backoffice.customer.signsIn'),
          value:
            [
              ...ways,
              ...(customer.passkeys > 0
                ? [t('backoffice.customer.passkeys', { count: customer.passkeys })]
                : []),
            ].join(', ') || '–',
        },
        { term: t('backoffice.customer.secondFactor'), value: yes(customer.hasSecondFactor) },
        {
          term: t('backoffice.customer.lastSignIn'),
          value: lastSignIn === null ? '–' : formatDate(lastSignIn.at, locale, 'Europe/Kyiv', 'moment'),
        },
        ...(deletionDue === null
          ? []
          : [
              {
                term: t('backoffice.customer.deletion'),
                value: (
                  <span className="text-danger">
                    {t('backoffice.customer.deletionDue', { date: day(deletionDue) })}
                  </span>
                ),
              },
            ]),
        {
          term: t('backoffice.customer.stepsByEmail'),
          value: yes(preferences.email.enabled && (preferences.email.orders || preferences.email.leases)),
        },
        { term: t('backoffice.customer.sms'), value: yes(preferences.sms.enabled) },
        ...customer.consents.map(({ topic, act, at }) => ({
          term: t(`backoffice.customer.consent.${topic}`),
          value: t(
            act === 'given' && !isConsented(preferences, topic)
              ? 'backoffice.customer.consent.superseded'
              : `backoffice.customer.consent.${act}`,
            { date: day(at) },
          ),
        })),
      ]}
    />
  );
}
