import { useState } from 'react';
import { LINE_REASONS } from '../../../domain/returns/return-request.ts';
import { Form, useNavigation } from 'react-router';
import type { ExchangeWish } from '../../../domain/returns/exchange-request.ts';
import type { ExchangeOffer } from '../../../domain/returns/exchange-view.ts';
import { limitText } from '../../form/limit-text.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { EXCHANGE_REFUSALS, RETURN_REFUSALS, type ExchangeAnswer } from './answer-exchange.ts';
import { ReplacementChoice } from './replacement-choice.tsx';
import { nextShown } from './shown-replacements.ts';
import { RequestFields } from '../request-fields.tsx';
import { WishForm, type ExchangeableOrder } from './wish-form.tsx';

interface ScreenProps {
  readonly order: ExchangeableOrder;
  readonly wish: ExchangeWish | null;
  readonly count: number;
  readonly days: number;
  readonly formId: string;
  readonly offer: ExchangeOffer | null;
  readonly refusal: { readonly reason: string; readonly name: string | null } | null;
  readonly answer: ExchangeAnswer | undefined;
}

/** Why something was refused, in words. */
function useRefusal() {
  const t = useT();
  return ({
    reason,
    name,
    retryAfterSeconds,
  }: {
    readonly reason: string;
    readonly name: string | null;
    readonly retryAfterSeconds?: number;
  }) => {
    if (retryAfterSeconds !== undefined) return limitText(t, retryAfterSeconds);
    const own = EXCHANGE_REFUSALS.find((each) => each === reason);
    if (own !== undefined) return t(`exchange.refused.${own}`);
    const shared = RETURN_REFUSALS.find((each) => each === reason) ?? 'return-not-open';
    return t(`return.refused.${shared}`, { name: name ?? '' });
  };
}

/** Asks for one of what fits. */
function ChoiceForm({
  order,
  wish,
  count,
  days,
  formId,
  offer,
  answer,
}: ScreenProps & { readonly wish: ExchangeWish; readonly offer: ExchangeOffer }) {
  const t = useT();
  const { formData } = useNavigation();
  const field = useFields(answer);
  const wordsOf = useRefusal();
  const isComplaint = wish.kind === 'complaint';
  const next = nextShown(count, offer.hasMore);
  const query = { orderId: order.id, item: wish.itemId, pieces: String(wish.pieces), kind: wish.kind };
  const reason = field('reason');
  const note = field('note');
  const original = order.lines.find(({ itemId }) => itemId === wish.itemId);
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-8">
      <input type="hidden" name="id" value={answer?.values['id'] ?? formId} />
      <ReplacementChoice
        offer={offer}
        currency={order.currency}
        originalId={original?.productId ?? null}
        chosen={answer?.values['product']}
        error={field('product').error}
        more={
          next === null
            ? null
            : `/exchanges/initiate?${String(new URLSearchParams({ ...query, shown: String(next) }))}`
        }
      />
      <SelectField
        {...reason}
        label={t(isComplaint ? 'return.ask.reason' : 'return.ask.reasonOptional')}
        defaultValue={reason.defaultValue ?? ''}
        required={isComplaint}
        options={[
          { value: '', label: isComplaint ? '–' : t('return.ask.noReason') },
          ...LINE_REASONS[wish.kind].map((each) => ({ value: each, label: t(`return.reason.${each}`) })),
        ]}
      />
      <RequestFields
        note={note}
        isComplaint={isComplaint}
        asksUnused={order.mustBeUnused}
        isUnused={answer?.values['unused'] === 'on'}
      />
      <div role="status" className="empty:hidden">
        {answer !== undefined && (
          <Alert
            tone="warning"
            title={answer.reason === 'invalid-fields' ? t('return.error.check') : wordsOf(answer)}
            action={
              answer.reason === 'signed-out' && (
                <LocalLink to="/auth" target="_blank" className="underline underline-offset-4">
                  {t('nav.signIn')}
                  <span className="sr-only">, {t('footer.newWindow')}</span>
                </LocalLink>
              )
            }
          />
        )}
      </div>
      <p className="text-sm text-muted">{t('exchange.ask.held', { days })}</p>
      <Button
        type="submit"
        tone="primary"
        size="lg"
        loading={formData?.has('id') === true}
        className="self-start max-sm:w-full"
      >
        {t('exchange.ask.send')}
      </Button>
    </Form>
  );
}

/** Asks which goods of an order are exchanged for what, and says the difference before anything is asked for (C §3, “Exchange request”). */
export function AskExchangeScreen(props: ScreenProps) {
  const t = useT();
  const { order, wish, offer, refusal } = props;
  const wordsOf = useRefusal();
  const [key] = useState(props.formId);
  const isOpen = order.kinds.length > 0 && order.lines.some(({ left }) => left > 0);
  return (
    <>
      <p className="mb-8 max-w-measure text-muted">{t('exchange.ask.lead')}</p>
      <div className="flex max-w-160 flex-col gap-12">
        {isOpen ? (
          <WishForm key={`wish ${order.id}`} order={order} wish={wish} />
        ) : (
          <EmptyState title={t('exchange.ask.nothing')} text={t('exchange.ask.nothingText')} />
        )}
        <div role="status" className="empty:hidden">
          {refusal !== null && <Alert tone="warning" title={wordsOf(refusal)} />}
        </div>
        {isOpen && offer !== null && wish !== null && offer.replacements.length > 0 && (
          <ChoiceForm
            key={`${key} ${wish.itemId} ${wish.kind} ${wish.pieces}`}
            {...props}
            wish={wish}
            offer={offer}
          />
        )}
        {isOpen && offer?.replacements.length === 0 && (
          <EmptyState title={t('exchange.ask.none')} text={t('exchange.ask.noneText')} />
        )}
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-3 text-sm">
        <ButtonLink to={`/order/${order.id}`} tone="ghost">
          {t('return.ask.back')}
        </ButtonLink>
        <ButtonLink to={`/returns/initiate?orderId=${order.id}`} tone="ghost">
          {t('exchange.ask.return')}
        </ButtonLink>
      </p>
    </>
  );
}
