import { Form, useNavigation, useSubmit } from 'react-router';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Money } from '../../domain/money/money.ts';
import type { LeaseBilling } from '../../domain/rental/lease-billing.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { DayField } from './day-field.tsx';

/** What a lease would cost until a day, or why it cannot last until then. */
export type ShownOffer =
  | {
      readonly ok: true;
      readonly returnDay: string;
      readonly price: Money;
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
  const isPaid = offer.price.minor > 0;
  return (
    <Form method="post" className="flex flex-col gap-8">
      <input type="hidden" name="until" value={wanted} />
      <div>
        <DefinitionTable
          rows={[
            { term: t('lease.extend.returnOn'), value: print(offer.returnDay) },
            {
              term: t('lease.extend.price'),
              value: isPaid ? <Price money={offer.price} /> : t('lease.extend.nothing'),
            },
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
        {t(isPaid ? 'lease.extend.pay' : 'lease.extend.submit')}
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
  const path = usePath();
  const submit = useSubmit();
  const { item, period } = lease;
  const open = billing?.bills.find(({ kind, state }) => kind === 'extension' && state === 'open');
  const extensible = billing?.extensible ?? null;
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          { name: item.name, link: path(`/lease/${lease.id}`) },
          { name: t('lease.extend.title') },
        ]}
      />
      <h1 className="mt-6 mb-3 text-3xl">{t('lease.extend.title')}</h1>
      <p className="mb-8 text-muted">
        <Unbroken text={item.name} />
        {period !== null && `, ${printPeriod(period, locale)}`}
      </p>
      <div className="flex max-w-160 flex-col gap-8">
        {problem !== null && <Alert tone="warning" title={problem} />}
        {open && (
          <Alert
            tone="info"
            title={t('lease.extend.refused.extension-open')}
            action={<ButtonLink to={`/payment/${open.orderId}`}>{t('order.pay.now')}</ButtonLink>}
          />
        )}
        {!open && extensible === null && (
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
            <Form
              method="get"
              preventScrollReset
              className="flex flex-wrap items-end gap-4"
              onChange={({ currentTarget }) => {
                if (currentTarget.checkValidity()) void submit(currentTarget, { preventScrollReset: true });
              }}
            >
              <div className="min-w-56 flex-1">
                <DayField
                  value={wanted}
                  name="until"
                  label={t('lease.extend.until')}
                  hint={t('lease.extend.free', {
                    day: formatDate(extensible.until, locale, 'UTC', 'short'),
                  })}
                  min={extensible.from}
                  max={extensible.until}
                />
              </div>
              <span className="hidden noscript:block">
                <Button type="submit">{t('lease.extend.show')}</Button>
              </span>
            </Form>
            <div role="status" className="empty:hidden">
              {offer?.ok === false && <OfferRefused offer={offer} />}
              {offer?.ok && wanted !== null && (
                <OfferForm key={wanted} offer={offer} wanted={wanted} payments={billing?.payments ?? []} />
              )}
            </div>
          </>
        )}
        <p>
          <ButtonLink to={`/lease/${lease.id}`} tone="ghost">
            {t('lease.extend.back')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
