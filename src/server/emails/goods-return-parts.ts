import type { Translate } from '../../content/translator.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { EmailGoodsReturn, EmailOrder } from './email-order.ts';
import type { EmailPart } from './email-part.ts';

/** What an e-mail says of goods that came back: why, which, and what becomes of their money. */
export function goodsReturnParts(
  { currency, locale }: Pick<EmailOrder, 'currency' | 'locale'>,
  { reason, pieces, money: { way, amountMinor } }: EmailGoodsReturn,
  { t, lookUp }: { t: Translate; lookUp: LookUp },
): readonly EmailPart[] {
  const why = lookUp(`order.event.${reason}`);
  const rows = [
    ...(why === null ? [] : [[t('mail.order.reason'), why] as const]),
    ...pieces.map(({ name, pieces: count }) => [name, t('invoice.pieces', { count })] as const),
  ];
  const amount = formatMoney(money(amountMinor, currency), locale);
  return [
    { kind: 'facts', title: null, rows },
    { kind: 'text', text: t(`mail.order.money.${way}`, { amount }) },
  ];
}
