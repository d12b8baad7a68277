import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import { bulkField, bulkOrders } from '../../../domain/orders/bulk-form.ts';
import type { BulkChoice, BulkStep } from '../../../domain/orders/bulk-steps.ts';
import { CHOSEN_MAX } from '../../../domain/orders/staff-orders-query.ts';
import { carrierName, CARRIERS, usualCarrier } from '../../../domain/orders/carriers.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';

/** A chosen order; `problem` says in words why the step is not taken with it, null where it may be. */
type ChosenRow = Omit<BulkChoice, 'problem'> & { readonly problem: string | null };

/** What came of the step with an order, in words. */
interface OutcomeRow {
  readonly id: string;
  readonly orderNumber: string;
  readonly isDone: boolean;
  readonly text: string;
}

const TEXTS = {
  confirm: {
    title: 'backoffice.orderSteps.confirm',
    lead: 'backoffice.orderSteps.lead.confirm',
    do: 'backoffice.orderSteps.do.confirm',
  },
  ship: {
    title: 'backoffice.orderSteps.ship',
    lead: 'backoffice.orderSteps.lead.ship',
    do: 'backoffice.orderSteps.do.ship',
  },
  deliver: {
    title: 'backoffice.orderSteps.deliver',
    lead: 'backoffice.orderSteps.lead.deliver',
    do: 'backoffice.orderSteps.do.deliver',
  },
} as const satisfies Record<BulkStep, object>;

const rows = 'divide-y divide-line border-y border-line';

/** An order of the choice: its number, whose it is, and its sum, with what belongs to it beside them. */
function OrderRow({ order, children }: { order: ChosenRow; children?: ReactNode }) {
  const t = useT();
  const { id, orderNumber, firstName, lastName, phone, isErased, currency, totalMinor } = order;
  return (
    <li className="grid items-start gap-x-6 gap-y-3 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LocalLink to={`/admin/orders/${id}`} className="font-semibold underline underline-offset-4">
            {orderNumber}
          </LocalLink>
          <StatusBadge status={order.status} />
        </span>
        <span className="mt-1 block break-words">
          {isErased ? t('backoffice.order.accountDeleted') : `${firstName} ${lastName}`}
        </span>
        <span className="block text-muted">
          {!isErased && phone !== '' && <span className="whitespace-nowrap">{printPhone(phone)}, </span>}
          <Price money={money(totalMinor, currency)} />
        </span>
      </div>
      {children}
    </li>
  );
}

/** The parcel of an order: by whom it goes, and its number. */
function ParcelFields({ order, problem }: { order: ChosenRow; problem: FormProblem | undefined }) {
  const t = useT();
  const locale = useLocale();
  const field = useFields(problem);
  const carrier = field(bulkField('carrier', order.id));
  const hidden = <span className="sr-only"> {order.orderNumber}</span>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name={carrier.name}
        label={
          <>
            {t('backoffice.ship.carrier')}
            {hidden}
          </>
        }
        defaultValue={carrier.defaultValue ?? usualCarrier(marketOf(order.currency))}
        options={CARRIERS.map((each) => ({ value: each, label: carrierName(each)[locale] }))}
      />
      <TextField
        {...field(bulkField('number', order.id))}
        label={
          <>
            {t('backoffice.ship.number')}
            {hidden}
          </>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}

/** What came of the step, order by order. */
function Outcomes({ outcomes }: { outcomes: readonly OutcomeRow[] }) {
  const t = useT();
  const done = outcomes.filter(({ isDone }) => isDone).length;
  return (
    <div className="mb-12">
      <Alert tone={done === outcomes.length ? 'success' : 'warning'} live className="mb-6">
        {t('backoffice.orderSteps.result', { done, all: outcomes.length })}
      </Alert>
      <ul className={rows}>
        {outcomes.map(({ id, orderNumber, isDone, text }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 text-sm">
            <LocalLink to={`/admin/orders/${id}`} className="font-semibold underline underline-offset-4">
              {orderNumber}
            </LocalLink>
            <span className={isDone ? 'inline-flex items-center gap-1.5' : 'min-w-0 text-muted'}>
              {isDone && <Check size={16} strokeWidth={1.75} aria-hidden="true" className="text-success" />}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A step that is to be taken with several orders: those with which it may be, the others with the reason, and afterwards what came of each. */
export function BulkStepScreen({
  step,
  orders,
  list,
  own,
  next,
  outcomes,
  problem,
}: {
  step: BulkStep;
  orders: readonly ChosenRow[];
  /** The list from which they were chosen. */
  list: string;
  /** The address of this page, where the browser's names other orders or none; null where it is the browser's. */
  own: string | null;
  /** The address of the next turn, where a filter finds more than go at once; null where there is none. */
  next: string | null;
  /** Null before the step is taken. */
  outcomes: readonly OutcomeRow[] | null;
  problem: FormProblem | undefined;
}) {
  const t = useT();
  const path = usePath();
  const { formData } = useNavigation();
  const text = TEXTS[step];
  const ready = orders.filter(({ problem: why }) => why === null);
  const told = new Set(outcomes?.map(({ id }) => id));
  const left = orders.filter(({ id, problem: why }) => why !== null && !told.has(id));
  const isNothingTyped = problem !== undefined && Object.keys(problem.errors).length === 0;
  return (
    <>
      <BackLink to={list}>{t('backoffice.orders.title')}</BackLink>
      <h1 className="mb-8 text-3xl">{t(text.title)}</h1>
      {outcomes !== null && <Outcomes outcomes={outcomes} />}
      {next !== null && (
        <div className="mb-8 flex max-w-measure flex-col items-start gap-3 text-sm">
          <p>{t('backoffice.orderSteps.turn', { max: CHOSEN_MAX })}</p>
          {(outcomes !== null || ready.length === 0) && (
            <ButtonLink to={next}>{t('backoffice.orderSteps.nextTurn')}</ButtonLink>
          )}
        </div>
      )}
      {problem !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {t(isNothingTyped ? 'backoffice.orderSteps.noNumber' : 'backoffice.orderSteps.wrongNumber')}
        </Alert>
      )}
      {ready.length > 0 && (
        <TitledSection id="ready" title={t('backoffice.orderSteps.ready', { count: ready.length })}>
          <p className="mb-5 max-w-measure text-sm text-muted">{t(text.lead)}</p>
          {/* After a part of them was done the form begins anew. */}
          <KeptForm
            kept={step}
            key={outcomes === null ? 'first' : `after ${outcomes.length}`}
            method="post"
            {...(own === null ? {} : { action: path(own) })}
            noValidate
          >
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="orders" value={bulkOrders(ready)} />
            <ul className={rows}>
              {ready.map((order) => (
                <OrderRow key={order.id} order={order}>
                  {step === 'ship' && <ParcelFields order={order} problem={problem} />}
                </OrderRow>
              ))}
            </ul>
            <Button
              type="submit"
              tone="primary"
              size="lg"
              className="mt-6 max-sm:w-full"
              loading={formData?.get('step') === step}
            >
              {t(text.do, { count: ready.length })}
            </Button>
          </KeptForm>
        </TitledSection>
      )}
      {left.length > 0 && (
        <div className="mt-12">
          <TitledSection id="left" title={t('backoffice.orderSteps.left', { count: left.length })}>
            <ul className={rows}>
              {left.map((order) => (
                <OrderRow key={order.id} order={order}>
                  <p className="text-muted">{order.problem}</p>
                </OrderRow>
              ))}
            </ul>
          </TitledSection>
        </div>
      )}
      {ready.length === 0 && (
        <p className="mt-8">
          <ButtonLink to={list}>{t('backoffice.orderSteps.back')}</ButtonLink>
        </p>
      )}
    </>
  );
}
