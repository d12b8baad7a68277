import type { Translate } from '../../../content/translator.ts';
import { tieUnits } from '../../../domain/locale/no-break.ts';
import { currencyLabel, formatAmount } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { ContractRate } from '../../../domain/rental/contract-rates.ts';
import type { LeaseContract } from '../../../domain/rental/lease-contract.ts';
import { DURATIONS } from '../../../domain/rental/tiers.ts';
import type { Part } from '../../documents/document.ts';

/** The blocks that a period is charged by, longest first, and of how many pieces. */
function printBlocks({ blocks, quantity }: ContractRate, t: Translate): string {
  const named = DURATIONS.toReversed()
    .filter((duration) => blocks[duration] > 0)
    .map((duration) => t('duration.count', { duration, count: blocks[duration] }).replace(' ', '\u00A0'));
  const term = named.join(' + ');
  if (quantity === 1) return term;
  return `${named.length === 1 ? term : `(${term})`} × ${quantity}`;
}

/** The prices of a contract, or of an annex, and how its price is reckoned from them; nothing for one from before they were kept. */
export function ratesParts(
  {
    rates = [],
    isDiscounted = false,
    locale,
    currency,
  }: Pick<LeaseContract, 'rates' | 'isDiscounted' | 'locale' | 'currency'>,
  t: Translate,
): readonly Part[] {
  if (rates.length === 0) return [];
  const amount = (minor: number) => formatAmount(money(minor, currency), locale);
  return [
    {
      kind: 'table',
      columns: [
        { title: t('contract.rates', { currency: currencyLabel(currency, locale) }), share: 5 },
        ...DURATIONS.map((duration) => ({
          title: t(`contract.rate.${duration}`),
          share: 3,
          align: 'right' as const,
        })),
        { title: t('contract.rate.blocks'), share: 5, align: 'right' },
        { title: t('contract.rate.amount'), share: 3, align: 'right' },
      ],
      rows: rates.map((rate) => [
        tieUnits(rate.name),
        ...DURATIONS.map((duration) => amount(rate[duration])),
        printBlocks(rate, t),
        amount(rate.amountMinor),
      ]),
    },
    ...(isDiscounted ? [{ kind: 'small' as const, text: t('contract.rate.discounted') }] : []),
  ];
}
