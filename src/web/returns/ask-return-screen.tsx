import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../domain/locale/format-date.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import {
  LINE_REASONS,
  piecesField,
  reasonField,
  RETURN_NOTE_MAX,
  seenField,
  type AskedKind,
} from '../../domain/returns/return-request.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { limitText } from '../form/limit-text.ts';
import { useFields } from '../form/use-fields.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { AskAnswer, ShownOffer } from './answer-return-request.ts';
import { RefundRows } from './refund-rows.tsx';

/** A line of an order as the form offers it. */
interface OfferedLine {
  readonly itemId: string;
  readonly name: string;
  readonly picture: string;
  readonly left: number;
  /** The same where one withdraws: complaints that nobody answered are called off for it. */
  readonly leftToWithdraw: number;
  /** Why nobody withdraws from it; null where they may. */
  readonly refused: 'cut-to-length' | 'made-to-order' | null;
}

/** What of an order can be asked for. */
export interface ReturnableOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly formId: string;
  readonly kinds: readonly AskedKind[];
  readonly lastDay: string | null;
  readonly mustBeUnused: boolean;
  readonly lines: readonly OfferedLine[];
}

interface FormProps {
  readonly order: ReturnableOrder;
  readonly answer: AskAnswer | undefined;
}

const KIND_TITLES = {
  withdrawal: 'return.ask.withdrawal',
  complaint: 'return.ask.complaint',
} as const satisfies Record<AskedKind, string>;

/** Why goods go back; what is over is said in place of its choice. */
function KindChoice({
  order: { kinds, lastDay },
  kind,
  onChoose,
}: FormProps & { kind: AskedKind | null; onChoose: (kind: AskedKind) => void }) {
  const t = useT();
  const locale = useLocale();
  const withdrawalText =
    lastDay === null
      ? t('return.ask.withdrawalOnWay')
      : t('return.ask.withdrawalUntil', { date: formatDate(lastDay, locale, 'UTC', 'short') });
  return (
    <>
      {!kinds.includes('withdrawal') && <Alert tone="info">{t('return.ask.withdrawalOver')}</Alert>}
      <ChoiceGroup label={t('return.ask.kindLabel')}>
        {kinds.map((each) => (
          <RadioCard
            key={each}
            name="kind"
            value={each}
            defaultChecked={kind === each}
            onChange={() => onChoose(each)}
            title={t(KIND_TITLES[each])}
            text={each === 'withdrawal' ? withdrawalText : t('return.ask.complaintText')}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}

/** A line: how many of its pieces go back, and why. */
function LineFields({
  line,
  kind,
  answer,
  isOnly,
}: {
  line: OfferedLine;
  kind: AskedKind | null;
  answer: AskAnswer | undefined;
  isOnly: boolean;
}) {
  const t = useT();
  const field = useFields(answer);
  const { itemId, name, picture, refused } = line;
  const left = kind === 'withdrawal' ? line.leftToWithdraw : line.left;
  const isRefused = refused !== null && kind === 'withdrawal';
  const pieces = field(piecesField(itemId));
  const reason = field(reasonField(itemId));
  const reasons = kind === null ? [] : LINE_REASONS[kind];
  const isComplaint = kind === 'complaint';
  return (
    <li className="flex items-start gap-4 py-5 sm:gap-6">
      <PictureTile className="size-16 shrink-0 rounded-md sm:size-20">
        <Picture fill source={pictureOf(picture)} alt="" sizes="80px" />
      </PictureTile>
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">
          <Unbroken text={name} />
        </p>
        <p className="mt-1 text-sm text-muted">
          {isRefused ? t(`return.refused.${refused}`, { name }) : t('return.ask.left', { count: left })}
        </p>
        {left > line.left && !isRefused && (
          <p className="mt-1 text-sm text-muted">{t('return.ask.complaintGivesWay')}</p>
        )}
        {left > 0 && !isRefused && (
          <div className="mt-3 grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              {...pieces}
              type="number"
              inputMode="numeric"
              min={0}
              max={left}
              label={
                <>
                  {t('return.ask.pieces')}
                  <span className="sr-only"> {name}</span>
                </>
              }
              defaultValue={pieces.defaultValue ?? (isOnly && left === 1 ? '1' : '')}
            />
            <SelectField
              key={kind}
              {...reason}
              label={
                <>
                  {t(isComplaint ? 'return.ask.reason' : 'return.ask.reasonOptional')}
                  <span className="sr-only"> {name}</span>
                </>
              }
              defaultValue={reason.defaultValue ?? ''}
              options={[
                { value: '', label: isComplaint ? '–' : t('return.ask.noReason') },
                ...reasons.map((each) => ({ value: each, label: t(`return.reason.${each}`) })),
              ]}
            />
          </div>
        )}
      </div>
    </li>
  );
}

/** The ways to send the goods back, each with what is refunded; the first one is the usual. */
function WayChoice({
  offers,
  currency,
  chosen,
}: {
  offers: readonly ShownOffer[];
  currency: Currency;
  chosen: string | undefined;
}) {
  const t = useT();
  const first = offers.find(({ way }) => way === chosen)?.way ?? offers[0]?.way;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It appears below what was pressed, and is what was asked for.
    heading.current?.focus();
  }, [offers]);
  const hasDelivery = offers.some(({ estimate }) => estimate !== null && estimate.deliveryMinor > 0);
  const isPromised = offers.some(({ estimate }) => estimate !== null);
  return (
    <section aria-labelledby="refund" className="flex flex-col gap-5 rounded-lg bg-surface p-5 sm:p-6">
      <div>
        <h2 id="refund" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('return.estimate.title')}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {t(isPromised ? 'return.estimate.text' : 'return.estimate.examined')}
        </p>
      </div>
      <ChoiceGroup label={t('return.wayLabel')}>
        {offers.map(({ way, payer, estimate }) => (
          <RadioCard
            key={way}
            name="way"
            value={way}
            defaultChecked={way === first}
            title={t(`return.way.${way}`)}
            aside={estimate && <Price money={money(estimate.totalMinor, currency)} />}
            text={t(`return.wayText.${way}`)}
          >
            <span className="mt-2 text-sm">
              {t('return.paysLabel')}: {t(`return.pays.${payer}`)}
            </span>
            {estimate && (
              <span className="mt-3 block border-t border-line pt-3">
                <RefundRows estimate={estimate} currency={currency} />
              </span>
            )}
          </RadioCard>
        ))}
      </ChoiceGroup>
      {offers.map(({ way, estimate }) => (
        <input key={way} type="hidden" name={seenField(way)} value={estimate?.totalMinor ?? 0} />
      ))}
      {hasDelivery && <p className="text-sm text-muted">{t('return.estimate.deliveryNote')}</p>}
      {offers.every(({ estimate }) => estimate?.totalMinor === 0) && (
        <p className="text-sm">{t('return.estimate.none')}</p>
      )}
    </section>
  );
}

function AskForm({ order, answer }: FormProps) {
  const t = useT();
  const { formData } = useNavigation();
  const field = useFields(answer);
  const typed = order.kinds.find((each) => each === answer?.values['kind']);
  const [kind, choose] = useState<AskedKind | null>(typed ?? order.kinds[0] ?? null);
  // What was offered is of the kind that was asked for.
  const offers = kind === typed ? (answer?.offers ?? []) : [];
  const isComplaint = kind === 'complaint';
  const open = order.lines.filter(({ leftToWithdraw }) => leftToWithdraw > 0);
  const intent = formData?.get('intent');
  const note = field('note');
  const refusal =
    answer === undefined || answer.reason === 'offered' || answer.reason === 'invalid-fields'
      ? null
      : answer.reason === 'too-many'
        ? limitText(t, answer.retryAfterSeconds)
        : t(`return.refused.${answer.reason}`, { name: answer.name ?? '' });
  return (
    <Form method="post" noValidate preventScrollReset className="flex max-w-160 flex-col gap-8">
      <input type="hidden" name="id" value={answer?.values['id'] ?? order.formId} />
      <KindChoice order={order} answer={answer} kind={kind} onChoose={choose} />
      <div>
        <h2 className="mb-1 text-xl">{t('return.ask.lines')}</h2>
        <ul className="divide-y divide-line border-y border-line">
          {order.lines.map((line) => (
            <LineFields
              key={line.itemId}
              line={line}
              kind={kind}
              answer={answer}
              isOnly={open.length === 1}
            />
          ))}
        </ul>
      </div>
      <TextAreaField
        {...note}
        label={t(isComplaint ? 'return.ask.noteComplaint' : 'return.ask.note')}
        hint={isComplaint ? t('return.ask.noteHint') : undefined}
        required={isComplaint}
        maxLength={RETURN_NOTE_MAX}
        rows={3}
      />
      {order.mustBeUnused && !isComplaint && (
        <CheckboxField
          name="unused"
          defaultChecked={answer?.values['unused'] === 'on'}
          label={t('return.ask.unused')}
          hint={t('return.ask.unusedHint')}
        />
      )}
      <div role="status" className="empty:hidden">
        {refusal !== null && (
          <Alert
            tone="warning"
            title={refusal}
            action={
              answer?.reason === 'signed-out' && (
                <LocalLink to="/auth" target="_blank" className="underline underline-offset-4">
                  {t('nav.signIn')}
                  <span className="sr-only">, {t('footer.newWindow')}</span>
                </LocalLink>
              )
            }
          />
        )}
        {answer?.reason === 'invalid-fields' && <Alert tone="warning" title={t('return.error.check')} />}
      </div>
      {offers.length > 0 && (
        <WayChoice offers={offers} currency={order.currency} chosen={answer?.values['way']} />
      )}
      <div className="flex flex-wrap gap-3">
        {offers.length > 0 && (
          <Button
            type="submit"
            name="intent"
            value="ask"
            tone="primary"
            size="lg"
            loading={intent === 'ask'}
            className="max-sm:w-full"
          >
            {t(isComplaint ? 'return.ask.sendComplaint' : 'return.ask.sendWithdrawal')}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="offer"
          tone={offers.length > 0 ? 'secondary' : 'primary'}
          size="lg"
          loading={intent === 'offer'}
          className="max-sm:w-full"
        >
          {t(offers.length > 0 ? 'return.ask.again' : 'return.ask.next')}
        </Button>
      </div>
    </Form>
  );
}

/** Asks which goods of an order go back and why, and says what is refunded before anything is asked for (C §3, §9). */
export function AskReturnScreen({ order, answer }: FormProps) {
  const t = useT();
  const { kinds, lines } = order;
  const isOpen = kinds.length > 0 && lines.some(({ leftToWithdraw }) => leftToWithdraw > 0);
  const isAllAsked = lines.length > 0 && lines.every(({ leftToWithdraw }) => leftToWithdraw <= 0);
  return (
    <>
      <p className="mb-8 max-w-measure text-muted">{t('return.ask.lead')}</p>
      {isOpen ? (
        <AskForm order={order} answer={answer} />
      ) : (
        <EmptyState
          title={t(isAllAsked ? 'return.ask.allAsked' : 'return.ask.nothing')}
          text={t(isAllAsked ? 'return.ask.allAskedText' : 'return.ask.nothingText')}
        />
      )}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        <ButtonLink to={`/order/${order.id}`} tone="ghost">
          {t('return.ask.back')}
        </ButtonLink>
        <LocalLink to={`/exchanges/initiate?orderId=${order.id}`} className="underline underline-offset-4">
          {t('exchange.ask.instead')}
        </LocalLink>
        <LocalLink to="/delivery-warranty-returns#non-returnable" className="underline underline-offset-4">
          {t('return.ask.notHere')}
        </LocalLink>
      </p>
    </>
  );
}
