import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { AskedKind } from '../../domain/returns/return-request.ts';
import { limitText } from '../form/limit-text.ts';
import { useKeptTyping } from '../form/use-kept-typing.ts';
import { useFields } from '../form/use-fields.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { AskAnswer } from './answer-return-request.ts';
import { LineFields, type OfferedLine } from './ask-return-lines.tsx';
import { WayChoice } from './way-choice.tsx';
import { RequestFields } from './request-fields.tsx';

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

function AskForm({ order, answer }: FormProps) {
  const t = useT();
  const { formData } = useNavigation();
  const field = useFields(answer);
  const form = useRef<HTMLFormElement>(null);
  const [keep] = useKeptTyping(form, 'return');
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
    <Form
      ref={form}
      onSubmit={keep}
      method="post"
      noValidate
      preventScrollReset
      className="flex max-w-160 flex-col gap-8"
    >
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
      <RequestFields
        note={note}
        isComplaint={isComplaint}
        asksUnused={order.mustBeUnused}
        isUnused={answer?.values['unused'] === 'on'}
      />
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
