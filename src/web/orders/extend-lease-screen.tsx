import { Form, useNavigation } from 'react-router';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { subtract, type Money } from '../../domain/money/money.ts';
import type { LeaseBilling } from '../../domain/rental/lease-billing.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { DayQuestion } from './day-question.tsx';
import { LeasePage } from './lease-page.tsx';

/** What a lease would cost until a day, or why it cannot last until then. */
export type ShownOffer =
  | {
      readonly ok: true;
      readonly returnDay: string;
      readonly price: Money;
      readonly whole: Money;
      readonly paidUntil: string | null;
    }
  | { readonly ok: false; readonly reason: string; readonly until?: string | null };

/** Why a lease cannot last until the day that was asked. */
function OfferRefused({ offer }: { offer: Extract<ShownOffer, { ok: false }> }) {
  const t = useT();
  const locale = useLocale();
  if (offer.reason === 'extension-taken' && offer.until) {
    const day = formatDate(offer.until, locale, 'UTC', 'short');
    return <Alert tone="warning" title={t('lease.extend.takenUntil', { day })} />;
  }
  const key =
    offer.reason === 'extension-taken'
      ? 'lease.extend.refused.extension-taken'
      : offer.reason === 'extension-too-long'
        ? 'lease.extend.refused.extension-too-long'
        : 'lease.extend.refused.extension-not-later';
  return <Alert tone="warning" title={t(key)} />;
}

/** What the extension comes to, how it is paid, and the button that orders it. */
function OfferForm({
  offer,
  wanted,
  payments,
}: {
  offer: Extract<ShownOffer, { ok: true }>;
  wanted: string;
  payments: readonly PaymentMethod[];
}) {
  const t = useT();
  const locale = useLocale();
  const isPending = useNavigation().formMethod === 'POST';
  const print = (day: string) => formatDate(day, locale, 'UTC', 'short');
  const { price, whole } = offer;
  const isPaid = price.minor > 0;
  const isCharged = whole.minor > 0;
  return (
    <Form method="post" className="flex flex-col gap-8">
      <input type="hidden" name="until" value={wanted} />
      <div>
        <DefinitionTable
          rows={[
            { term: t('lease.extend.returnOn'), value: print(offer.returnDay) },
            {
              term: t('lease.extend.price'),
              value: isCharged ? <Price money={whole} /> : t('lease.extend.nothing'),
            },
            ...(price.minor === whole.minor
              ? []
              : [
                  { term: t('lease.extend.now'), value: <Price money={price} /> },
                  {
                    term: t('lease.extend.later'),
                    value: <Price money={subtract(whole, price)} />,
                  },
                ]),
          ]}
        />
        <p className="mt-4 text-sm text-muted">
          {offer.paidUntil === null
            ? t('lease.extend.billedLater')
            : offer.paidUntil < wanted
              ? t('lease.extend.paidUntil', { day: print(offer.paidUntil) })
              : t('lease.extend.whole')}
        </p>
      </div>
      {isPaid && (
        <ChoiceGroup label={t('checkout.step.payment')}>
          {payments.map((method, index) => (
            <RadioCard
              key={method}
              name="payment"
              value={method}
              defaultChecked={index === 0}
              title={t(`paymentMethod.${method}`)}
              text={t(method === 'card' ? 'lease.extend.byCard' : 'lease.extend.byTransfer')}
            />
          ))}
        </ChoiceGroup>
      )}
      <Button type="submit" tone="primary" size="lg" loading={isPending} className="self-start max-sm:w-full">
        {t(isCharged ? 'lease.extend.pay' : 'lease.extend.submit')}
      </Button>
    </Form>
  );
}

/** Extends a lease: until which day, what that comes to, and how it is paid (C §4). Without script the day is asked for by a form of its own. */
export function ExtendLeaseScreen({
  lease,
  billing,
  wanted,
  offer,
  problem,
}: {
  lease: LeaseView;
  billing: LeaseBilling | null;
  wanted: string | null;
  offer: ShownOffer | null;
  /** What the last form was refused for. */
  problem: string | null;
}) {
  const t = useT();
  const locale = useLocale();
  const open = billing?.bills.find(({ kind, state }) => kind === 'extension' && state === 'open');
  const extensible = billing?.extensible ?? null;
  const isReturnAsked = billing?.isReturnAsked === true;
  return (
    <LeasePage title={t('lease.extend.title')} lease={lease}>
      {problem !== null && <Alert tone="warning" title={problem} />}
      {open && (
        <Alert
          tone="info"
          title={t('lease.extend.refused.extension-open')}
          action={<ButtonLink to={`/payment/${open.orderId}`}>{t('order.pay.now')}</ButtonLink>}
        />
      )}
      {!open && isReturnAsked && (
        <Alert
          tone="info"
          title={t('lease.extend.refused.return-asked')}
          action={
            <ButtonLink to={`/returns/initiate?leaseId=${lease.id}`}>{t('lease.extend.toReturn')}</ButtonLink>
          }
        />
      )}
      {!open && !isReturnAsked && extensible === null && (
        <Alert
          tone="info"
          title={t(
            lease.status === 'ACTIVE'
              ? 'lease.extend.refused.extension-taken'
              : 'lease.extend.refused.lease-not-active',
          )}
        >
          {lease.status === 'ACTIVE' && t('lease.extend.ask')}
        </Alert>
      )}
      {extensible !== null && (
        <>
          <DayQuestion
            name="until"
            label={t('lease.extend.until')}
            hint={t('lease.extend.free', { day: formatDate(extensible.until, locale, 'UTC', 'short') })}
            min={extensible.from}
            max={extensible.until}
            value={wanted}
          />
          <div role="status" className="empty:hidden">
            {offer?.ok === false && <OfferRefused offer={offer} />}
            {offer?.ok && wanted !== null && (
              <OfferForm key={wanted} offer={offer} wanted={wanted} payments={billing?.payments ?? []} />
            )}
          </div>
        </>
      )}
    </LeasePage>
  );
}
