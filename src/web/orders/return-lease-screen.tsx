import { Form, useNavigation, useSubmit } from 'react-router';
import { formatDate } from '../../domain/locale/format-date.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { LeaseView, UpcomingReturn } from '../../domain/rental/lease-view.ts';
import { isOut } from '../../domain/rental/lease-view.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import {
  mayTakeBack,
  RETURN_REASONS,
  RETURN_WAYS,
  type TerminationView,
} from '../../domain/rental/termination.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField, TextAreaField } from '../ui/field.tsx';
import { DayField } from './day-field.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What giving a machine back on a day comes to, or why it cannot be. */
type ShownOffer =
  | {
      readonly ok: true;
      readonly isEarly: boolean;
      readonly feeMinor: number;
      readonly refundMinor: number;
      readonly owedMinor: number;
    }
  | { readonly ok: false; readonly reason: string };

type Found =
  | { readonly kind: 'choice'; readonly returns: readonly UpcomingReturn[] }
  | {
      readonly kind: 'lease';
      readonly lease: LeaseView;
      readonly latest: TerminationView | null;
      readonly returnOn: string | null;
      readonly offer: ShownOffer | null;
    };

/** The leases that could be given back, each with the way to do it. */
function Choice({ returns }: { returns: readonly UpcomingReturn[] }) {
  const t = useT();
  const locale = useLocale();
  const out = returns.filter(isOut);
  if (out.length === 0) {
    return (
      <EmptyState
        title={t('lease.return.noneTitle')}
        text={t('lease.return.noneText')}
        action={<ButtonLink to="/profile/returns">{t('lease.return.toReturns')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {out.map(({ leaseId, productName, due }) => (
        <li key={leaseId} className="flex flex-wrap items-center justify-between gap-4 py-4">
          <span className="min-w-0">
            <LocalLink to={`/lease/${leaseId}`} className="font-semibold hover:underline">
              <Unbroken text={productName} />
            </LocalLink>
            <span className="block text-sm text-muted">
              {t('lease.returnOn', { date: formatDate(due.day, locale, 'UTC', 'short') })}
            </span>
          </span>
          <ButtonLink
            to={`/returns/initiate?leaseId=${leaseId}`}
            aria-label={t('lease.return.actionNamed', { name: productName })}
          >
            {t('lease.return.action')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** A request that was made: its day, its fee and how it stands, and the way to take it back. */
function Requested({ request, currency }: { request: TerminationView; currency: Currency }) {
  const t = useT();
  const locale = useLocale();
  const isPending = useNavigation().formData?.get('intent') === 'take-back';
  return (
    <section aria-labelledby="request" className="rounded-lg bg-surface p-6">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="request" className="text-xl">
          {t('lease.return.requested')}
        </h2>
        <StatusBadge status={request.status} />
      </div>
      <DefinitionTable
        rows={[
          { term: t('lease.return.day'), value: formatDate(request.returnOn, locale, 'UTC', 'short') },
          { term: t('lease.return.reasonLabel'), value: t(`lease.return.reason.${request.reason}`) },
          { term: t('lease.return.wayLabel'), value: t(`lease.return.way.${request.way}`) },
          ...(request.feeMinor > 0
            ? [{ term: t('lease.return.fee'), value: <Price money={money(request.feeMinor, currency)} /> }]
            : []),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t(`lease.return.next.${request.status}`)}</p>
      {mayTakeBack(request.status) && (
        <Form method="post" className="mt-5">
          <input type="hidden" name="intent" value="take-back" />
          <Button type="submit" loading={isPending}>
            {t('lease.return.takeBack')}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** What the day comes to: nothing at the end, fee and refund before it. */
function OfferRows({ offer, currency }: { offer: Extract<ShownOffer, { ok: true }>; currency: Currency }) {
  const t = useT();
  const row = (term: string, minor: number) => ({ term, value: <Price money={money(minor, currency)} /> });
  if (!offer.isEarly) return <p className="text-sm text-muted">{t('lease.return.atEnd')}</p>;
  return (
    <div>
      <DefinitionTable
        rows={[
          row(t('lease.return.fee'), offer.feeMinor),
          offer.owedMinor > 0
            ? row(t('lease.return.owed'), offer.owedMinor)
            : row(t('lease.return.refund'), offer.refundMinor),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t('lease.return.feeRule')}</p>
    </div>
  );
}

function RequestForm({
  lease,
  returnOn,
  offer,
}: {
  lease: LeaseView;
  returnOn: string;
  offer: Extract<ShownOffer, { ok: true }>;
}) {
  const t = useT();
  const isPending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="flex flex-col gap-7">
      <input type="hidden" name="returnOn" value={returnOn} />
      <input type="hidden" name="fee" value={offer.feeMinor} />
      <OfferRows offer={offer} currency={lease.order.currency} />
      <SelectField
        name="reason"
        label={t('lease.return.reasonLabel')}
        defaultValue={offer.isEarly ? 'not-needed' : 'term-over'}
        options={RETURN_REASONS.map((reason) => ({
          value: reason,
          label: t(`lease.return.reason.${reason}`),
        }))}
      />
      <ChoiceGroup label={t('lease.return.wayLabel')}>
        {RETURN_WAYS.map((way, index) => (
          <RadioCard
            key={way}
            name="way"
            value={way}
            defaultChecked={index === 0}
            title={t(`lease.return.way.${way}`)}
            text={t(`lease.return.wayText.${way}`)}
          />
        ))}
      </ChoiceGroup>
      <TextAreaField name="note" label={t('lease.return.note')} maxLength={1000} rows={3} />
      <Button type="submit" tone="primary" size="lg" loading={isPending} className="self-start max-sm:w-full">
        {t(offer.isEarly ? 'lease.return.askEarly' : 'lease.return.ask')}
      </Button>
    </Form>
  );
}

function GiveBack({ lease, latest, returnOn, offer }: Extract<Found, { kind: 'lease' }>) {
  const t = useT();
  const locale = useLocale();
  const submit = useSubmit();
  const { item, period, order, due } = lease;
  const isOpen = latest !== null && !['REJECTED', 'CANCELLED', 'COMPLETED'].includes(latest.status);
  const refusal = offer?.ok === false ? offer.reason : null;
  const isWithCustomer = isOut(lease);
  return (
    <div className="flex max-w-160 flex-col gap-8">
      <p className="text-muted">
        <Unbroken text={item.name} />
        {period !== null && `, ${printPeriod(period, locale)}`}
      </p>
      {latest !== null && <Requested request={latest} currency={order.currency} />}
      {!isOpen && !isWithCustomer && <Alert tone="info" title={t('lease.return.refused.lease-not-out')} />}
      {!isOpen && isWithCustomer && (
        <>
          <Form
            method="get"
            preventScrollReset
            className="flex flex-wrap items-end gap-4"
            onChange={({ currentTarget }) => {
              if (currentTarget.checkValidity()) void submit(currentTarget, { preventScrollReset: true });
            }}
          >
            <input type="hidden" name="leaseId" value={lease.id} />
            <div className="min-w-56 flex-1">
              <DayField
                value={returnOn}
                name="returnOn"
                label={t('lease.return.day')}
                hint={
                  due === null
                    ? undefined
                    : t('lease.return.dayHint', { day: formatDate(due.day, locale, 'UTC', 'short') })
                }
                max={due?.day}
              />
            </div>
            <span className="hidden noscript:block">
              <Button type="submit">{t('lease.extend.show')}</Button>
            </span>
          </Form>
          <div role="status">
            {refusal !== null && <Alert tone="warning" title={t(refusalKey(refusal))} />}
            {offer?.ok && returnOn !== null && (
              <RequestForm key={returnOn} lease={lease} returnOn={returnOn} offer={offer} />
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
  );
}

function refusalKey(reason: string) {
  switch (reason) {
    case 'return-too-late':
      return 'lease.return.refused.return-too-late';
    case 'return-by-staff':
      return 'lease.return.refused.return-by-staff';
    default:
      return 'lease.return.refused.return-day-over';
  }
}

/** Gives the machines of a lease back, at its end or before (C §2): on which day, why, how, and what that comes to, said before it is asked for. */
export function ReturnLeaseScreen({ found, problem }: { found: Found; problem: string | null }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          ...(found.kind === 'lease'
            ? [{ name: found.lease.item.name, link: path(`/lease/${found.lease.id}`) }]
            : []),
          { name: t('lease.return.title') },
        ]}
      />
      <h1 className="mt-6 mb-3 text-3xl">{t('lease.return.title')}</h1>
      {problem !== null && <Alert tone="warning" title={problem} className="mb-8 max-w-160" />}
      {found.kind === 'choice' ? <Choice returns={found.returns} /> : <GiveBack {...found} />}
    </div>
  );
}
