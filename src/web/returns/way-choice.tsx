import { useEffect, useRef } from 'react';
import { money, type Currency } from '../../domain/money/money.ts';
import { wayText } from '../../domain/returns/return-way.ts';
import { seenField } from '../../domain/returns/return-request.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import type { ShownOffer } from './answer-return-request.ts';
import { RefundRows } from './refund-rows.tsx';

/** The ways to send the goods back, each with what is refunded; the first one is the usual. */
export function WayChoice({
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
  // It is the same of every way.
  const beside = offers[0]?.beside ?? [];
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
      {beside.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {beside.map(({ number, isSent, lines }) => (
            <li key={number}>
              {t(isSent ? 'return.ask.besideSent' : 'return.ask.beside', {
                number,
                goods: lines.map(({ name, pieces }) => `${pieces} × ${name}`).join(', '),
              })}
            </li>
          ))}
        </ul>
      )}
      <ChoiceGroup label={t('return.wayLabel')}>
        {offers.map(({ way, payer, estimate }) => (
          <RadioCard
            key={way}
            name="way"
            value={way}
            defaultChecked={way === first}
            title={t(`return.way.${way}`)}
            aside={estimate && <Price money={money(estimate.totalMinor, currency)} />}
            text={t(`return.wayText.${wayText(way, payer)}`)}
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
