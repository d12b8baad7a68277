import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import type { Money } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import type { ReductionPreview as Preview } from './reduction-view.server.ts';

/** What shoppers will see of a reduction that is being typed, and why: the price struck through, the per cent. */
export function ReductionPreview({ preview }: { preview: Preview | 'none' }) {
  const t = useT();
  const locale = useLocale();
  const print = (amount: Money) => formatMoney(amount, locale);
  if (preview === 'none') return <p className="text-sm">{t('backoffice.prices.problem.no-price')}</p>;
  const { productId, name, now, regular, kept, lowest, typed } = preview;
  const lowestText = lowest === null ? '' : print(lowest);
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="font-semibold break-words">
        {name === null ? t('backoffice.product.number', { id: productId }) : <Unbroken text={name} />}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('backoffice.prices.preview.now')}</dt>
        <dd>
          {t('backoffice.prices.preview.withTax', { amount: print(now) })}
          {now.minor !== regular.minor &&
            ` (${t('backoffice.prices.preview.regular', { amount: print(regular) })})`}
        </dd>
        <dt className="text-muted">{t('backoffice.prices.preview.kept')}</dt>
        <dd>{t('backoffice.prices.reducedTo', { amount: print(kept) })}</dd>
        <dt className="text-muted">{t('backoffice.prices.preview.lowest')}</dt>
        <dd>
          {lowest === null
            ? t('backoffice.prices.preview.noLowest')
            : t('backoffice.prices.preview.withTax', { amount: lowestText })}
        </dd>
        {typed?.isLower && (
          <>
            <dt className="text-muted">{t('backoffice.prices.preview.shown')}</dt>
            <dd>
              <strong className="whitespace-nowrap">{print(typed.price)}</strong>
              {typed.struck !== null && (
                <>
                  {' '}
                  <s className="whitespace-nowrap text-muted">{print(typed.struck)}</s>{' '}
                  {typed.percent > 0 && (
                    <span className="font-semibold whitespace-nowrap text-success">
                      {formatPercent(-typed.percent, locale)}
                    </span>
                  )}
                </>
              )}
            </dd>
          </>
        )}
      </dl>
      {typed === null ? (
        <p className="text-muted">{t('backoffice.prices.preview.typePrice')}</p>
      ) : (
        <p>
          {!typed.isLower
            ? t('backoffice.prices.problem.no-price-above', { regular: print(kept) })
            : typed.struck !== null
              ? t('backoffice.prices.preview.struck', { lowest: print(typed.struck) })
              : lowest === null
                ? t('backoffice.prices.preview.notStruckUnknown')
                : t('backoffice.prices.preview.notStruck', {
                    lowest: lowestText,
                    price: print(typed.price),
                  })}
        </p>
      )}
    </div>
  );
}
