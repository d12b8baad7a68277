import { columnFormat } from '../../domain/money/format-money.ts';
import type { Currency } from '../../domain/money/money.ts';
import { money } from '../../domain/money/money.ts';
import type { RefundEstimate } from '../../domain/returns/refund-estimate.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';

/** What is refunded, part by part, with its sum at the end; parts that are nothing are left out. */
export function RefundRows({ estimate, currency }: { estimate: RefundEstimate; currency: Currency }) {
  const t = useT();
  const parts = [
    [t('return.estimate.goods'), estimate.goodsMinor, ''],
    [t('return.estimate.delivery'), estimate.deliveryMinor, ''],
    [t('return.estimate.fee'), estimate.feeMinor, ''],
    [t('return.estimate.way'), estimate.wayMinor, '−'],
    [t('return.estimate.less'), estimate.lessMinor, '−'],
  ] as const;
  const print = columnFormat(
    [...parts.map(([, minor]) => minor), estimate.totalMinor].map((minor) => money(minor, currency)),
  );
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {parts.flatMap(([term, minor, sign]) =>
        minor === 0
          ? []
          : [
              <div key={term} className="flex justify-between gap-4">
                <dt className="text-muted">{term}</dt>
                <dd className="shrink-0">
                  {sign}
                  <Price money={money(minor, currency)} print={print} />
                </dd>
              </div>,
            ],
      )}
      <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>{t('return.estimate.total')}</dt>
        <dd className="shrink-0">
          <Price money={money(estimate.totalMinor, currency)} print={print} />
        </dd>
      </div>
    </dl>
  );
}
