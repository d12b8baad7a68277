import { returnOutcomeText } from '../../content/return-outcome-text.ts';
import type { Translate } from '../../content/translator.ts';
import type { LookUp } from '../../domain/catalogue/print-specification.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { NOT_SENT } from '../../domain/returns/return-status.ts';
import { returnOutcome } from '../../domain/returns/return-outcome.ts';
import type { EmailOrder, EmailGoodsReturn } from './email-order.ts';
import type { EmailPart } from './email-part.ts';

/** Lines of which all that was asked for was accepted, unless they say otherwise. */
const countedLines = ({ pieces }: EmailGoodsReturn) =>
  pieces.map((line) => ({ asked: line.pieces, refused: 0, ...line }));

/** What becomes of goods that were asked to go back and were not accepted or did not come, and why in the words of staff; nothing where all were accepted. */
export function partAcceptedParts(
  lines: Parameters<typeof returnOutcome>[0],
  { note, t }: { readonly note: string | null; readonly t: Translate },
): readonly EmailPart[] {
  const { hasRefused, hasMissing } = returnOutcome(lines);
  return [
    ...(hasRefused ? [{ kind: 'text', text: t('mail.order.part-accepted.refused') } as const] : []),
    ...(hasMissing ? [{ kind: 'text', text: t('mail.order.part-accepted.missing') } as const] : []),
    ...(note === null ? [] : [{ kind: 'quote', text: note } as const]),
  ];
}

/** What an e-mail says of goods that came back: why, which, what becomes of those that were not accepted, and of the money. */
export function goodsReturnParts(
  { currency, locale }: Pick<EmailOrder, 'currency' | 'locale'>,
  goodsReturn: EmailGoodsReturn,
  { t, lookUp }: { t: Translate; lookUp: LookUp },
): readonly EmailPart[] {
  const { reason, note = null, wayMinor = 0 } = goodsReturn;
  const { way, amountMinor, paidMinor = 0 } = goodsReturn.money;
  const print = (minor: number) => formatPrice(money(minor, currency), locale);
  // The e-mail about what was not sent says it.
  const why = reason === NOT_SENT ? null : lookUp(`order.event.${reason}`);
  const counted = countedLines(goodsReturn);
  const rows = [
    ...(why === null ? [] : [[t('mail.order.reason'), why] as const]),
    ...counted.map((line) => {
      const isWhole = !returnOutcome([line]).isPart;
      const came = isWhole ? t('invoice.pieces', { count: line.pieces }) : returnOutcomeText(line, t);
      return [line.name, came] as const;
    }),
    ...(wayMinor === 0 ? [] : [[t('return.estimate.way'), `−${print(wayMinor)}`] as const]),
  ];
  const values = { amount: print(amountMinor), paid: print(paidMinor) };
  return [
    { kind: 'facts', title: null, rows },
    ...partAcceptedParts(counted, { note, t }),
    { kind: 'text', text: t(`mail.order.money.${way}`, values) },
  ];
}

/** Whether only some of the goods that were asked to go back were accepted. */
export const isPartAccepted = (goodsReturn: EmailGoodsReturn): boolean =>
  returnOutcome(countedLines(goodsReturn)).isPart;
