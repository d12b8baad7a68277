import { Form, useNavigation } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { ExchangeWish } from '../../../domain/returns/exchange-request.ts';
import type { AskedKind } from '../../../domain/returns/return-request.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/field.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';

/** What of an order can be exchanged. */
export interface ExchangeableOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly kinds: readonly AskedKind[];
  readonly lastDay: string | null;
  readonly mustBeUnused: boolean;
  readonly lines: readonly {
    readonly itemId: string;
    readonly productId: number;
    readonly name: string;
    readonly picture: string;
    readonly left: number;
    readonly refused: 'cut-to-length' | 'made-to-order' | null;
  }[];
}

/** Asks what is exchanged and why; the address keeps it. */
export function WishForm({ order, wish }: { order: ExchangeableOrder; wish: ExchangeWish | null }) {
  const t = useT();
  const locale = useLocale();
  const { state } = useNavigation();
  const open = order.lines.filter(({ left }) => left > 0);
  const [first] = open;
  const kind = order.kinds.find((each) => each === wish?.kind) ?? order.kinds[0];
  const { lastDay } = order;
  const withdrawalText =
    lastDay === null
      ? undefined
      : t('exchange.ask.withdrawalText', { date: formatDate(lastDay, locale, 'UTC', 'short') });
  return (
    <Form method="get" preventScrollReset className="flex flex-col gap-8">
      <input type="hidden" name="orderId" value={order.id} />
      <ChoiceGroup label={t('exchange.ask.line')} required>
        {open.map(({ itemId, name, picture, left, refused }) => (
          <RadioCard
            key={itemId}
            name="item"
            value={itemId}
            defaultChecked={(wish?.itemId ?? first?.itemId) === itemId}
            icon={
              <PictureTile className="size-14 shrink-0 rounded-md">
                <Picture fill source={pictureOf(picture)} alt="" sizes="56px" />
              </PictureTile>
            }
            title={<Unbroken text={name} />}
            text={
              refused === null
                ? t('return.ask.left', { count: left })
                : t(`return.refused.${refused}`, { name })
            }
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={t('exchange.ask.kindLabel')} required>
        {order.kinds.map((each) => (
          <RadioCard
            key={each}
            name="kind"
            value={each}
            defaultChecked={kind === each}
            title={t(`exchange.ask.${each}`)}
            text={each === 'withdrawal' ? withdrawalText : t('exchange.ask.complaintText')}
          />
        ))}
      </ChoiceGroup>
      <TextField
        name="pieces"
        type="number"
        inputMode="numeric"
        min={1}
        max={Math.max(...open.map(({ left }) => left))}
        required
        label={t('return.ask.pieces')}
        defaultValue={String(wish?.pieces ?? 1)}
        className="max-w-40"
      />
      <Button
        type="submit"
        tone={wish === null ? 'primary' : 'secondary'}
        size="lg"
        loading={state === 'loading'}
        className="self-start max-sm:w-full"
      >
        {t('exchange.ask.show')}
      </Button>
    </Form>
  );
}
