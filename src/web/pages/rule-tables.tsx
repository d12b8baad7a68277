import type { ReactNode } from 'react';
import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import type { PayOnDeliveryFees } from '../../domain/checkout/payment-methods.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { PARCEL_MAX_KG } from '../../domain/checkout/freight.ts';
import type { VehicleOffer } from '../../domain/rental/haulage-offers.ts';
import { VEHICLE_LIMITS } from '../../domain/rental/haulage.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { CURRENCIES, type Currency, type Money } from '../../domain/money/money.ts';
import { useCurrency, useTaxRules } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount, Price } from '../i18n/price.tsx';
import { printBoth } from '../i18n/print-both.ts';
import { Disclosure } from '../ui/disclosure.tsx';

/** Tables of the prose pages: hairlines between rows, figures under each other. */
const tableClass = 'w-full border-collapse text-left text-sm';
const headCell = 'border-b border-line py-3 pr-6 align-bottom font-normal text-muted last:pr-0';
const cell = 'border-b border-line py-3.5 pr-6 align-top last:pr-0';

/** What the shop charges for delivery (R10). */
export interface DeliveryRules {
  readonly shipping: readonly ShippingRule[];
  readonly payOnDeliveryFees: PayOnDeliveryFees;
  /** What bringing rented machines costs; none where that is quoted. */
  readonly haulage: Readonly<Record<Currency, readonly VehicleOffer[]>>;
}

/** On a phone each row is a block, and each cell carries its column's name. */
const stacked =
  'max-md:flex max-md:justify-between max-md:gap-6 max-md:border-0 max-md:py-1.5 max-md:pr-0 max-md:text-right';
const labelled = 'max-md:before:text-left max-md:before:text-muted max-md:before:content-[attr(data-label)]';

function RuleRow({ rule: { method, place, fee, free, days } }: { rule: ShippingRule }) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRules()[fee.currency];
  const freeFrom = { above: 'page.delivery.freeAbove', from: 'page.delivery.freeFrom' } as const;
  const freeOf =
    free &&
    printBoth(free.goods, { rule, locale, translate: t }, (amount) => t(freeFrom[free.when], { amount }));
  return (
    <FeeRow
      name={t(`shippingMethod.${method}`)}
      where={t(`page.delivery.place.${place}`)}
      fee={fee}
      free={
        freeOf ? (
          <ChosenAmount gross={tieUnits(freeOf.gross)} net={tieUnits(freeOf.net)} />
        ) : (
          t('page.delivery.neverFree')
        )
      }
      days={t('page.delivery.daysRange', daysRange(days))}
    />
  );
}

/** What a vehicle costs that brings a rented machine and takes it back. */
function VehicleRow({ offer: { vehicle, zone, postcodes, fee } }: { offer: VehicleOffer }) {
  const t = useT();
  const { kg } = VEHICLE_LIMITS[vehicle];
  return (
    <FeeRow
      name={t(`page.delivery.haulage.${vehicle}`, { kg, tonnes: kg / 1000 })}
      where={t(`page.delivery.zone.${zone}`, { codes: postcodes })}
      fee={fee}
      free={t('page.delivery.neverFree')}
      days={t('page.delivery.haulage.days')}
    />
  );
}

function FeeRow({
  name,
  where,
  fee,
  free,
  days,
}: {
  name: string;
  where: string;
  fee: Money;
  free: ReactNode;
  days: string;
}) {
  const t = useT();
  const cells = [
    { label: t('page.delivery.where'), value: tieUnits(where) },
    {
      label: t('page.delivery.fee'),
      value: <Price money={fee} print={formatPrice} className="font-semibold" />,
    },
    { label: t('page.delivery.free'), value: free },
    { label: t('page.delivery.days'), value: tieUnits(days) },
  ];
  return (
    <tr className="max-md:block max-md:border-b max-md:border-line max-md:py-3">
      <th scope="row" className={`${cell} font-semibold max-md:block max-md:border-0 max-md:py-1.5`}>
        {tieUnits(name)}
      </th>
      {cells.map(({ label, value }) => (
        <td key={label} data-label={label} className={`${cell} ${stacked} ${labelled}`}>
          <span>{value}</span>
        </td>
      ))}
    </tr>
  );
}

/** The rules of one currency; the heading above it says which. */
function CurrencyTable({ currency, delivery }: { currency: Currency; delivery: DeliveryRules }) {
  const t = useT();
  const locale = useLocale();
  const rules = delivery.shipping.filter((rule) => rule.currency === currency);
  const fee = delivery.payOnDeliveryFees[currency];
  const vehicles = delivery.haulage[currency];
  const { kg, mm } = VEHICLE_LIMITS['low-loader'];
  const columns = ['method', 'where', 'fee', 'free', 'days'] as const;
  return (
    <table className={`${tableClass} max-md:block`}>
      <caption className="sr-only">
        {t('page.delivery.caption')}. {t(`page.delivery.group.${currency}`)}
      </caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={headCell}>
              {t(`page.delivery.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rules.map((rule) => (
          <RuleRow key={`${rule.method} ${rule.place}`} rule={rule} />
        ))}
        {vehicles.map((offer) => (
          <VehicleRow key={`${offer.vehicle} ${offer.zone}`} offer={offer} />
        ))}
        {vehicles.length > 0 && (
          <tr className="max-md:block">
            <td colSpan={5} className="py-3.5 text-muted max-md:block">
              {tieUnits(
                t('page.delivery.haulage.note', {
                  kg: PARCEL_MAX_KG,
                  tonnes: kg / 1000,
                  metres: mm / 1000,
                }),
              )}
            </td>
          </tr>
        )}
        {fee && (
          <tr className="max-md:block">
            <td colSpan={5} className="py-3.5 text-muted max-md:block">
              {tieUnits(t('page.delivery.payOnDelivery', { amount: formatPrice(fee, locale) }))}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/**
 * Methods, fees and days of both currencies, computed from the rules that are charged (R10): the visitor's own in
 * view, the other market's to open.
 */
export function DeliveryTables({
  delivery,
  isAllOpen = false,
}: {
  delivery: DeliveryRules;
  /** Whether the other market's is in view, too. */
  isAllOpen?: boolean;
}) {
  const t = useT();
  const own = useCurrency();
  return (
    <>
      <h3 className="text-lg">{tieUnits(t(`page.delivery.group.${own}`))}</h3>
      <CurrencyTable currency={own} delivery={delivery} />
      {CURRENCIES.filter((currency) => currency !== own).map((currency) => (
        <Disclosure key={currency} summary={t(`page.delivery.group.${currency}`)} open={isAllOpen} isWide>
          <CurrencyTable currency={currency} delivery={delivery} />
        </Disclosure>
      ))}
    </>
  );
}

/** The shop's warranty by kind of goods (C §9). */
export function WarrantyTable() {
  const t = useT();
  return (
    <table className={tableClass}>
      <caption className="sr-only">{t('page.warranty.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {t('page.warranty.category')}
          </th>
          <th scope="col" className={`${headCell} text-right`}>
            {t('page.warranty.period')}
          </th>
        </tr>
      </thead>
      <tbody>
        {WARRANTY_PERIODS.map(({ goods, years }) => (
          <tr key={goods}>
            <th scope="row" className={`${cell} font-normal`}>
              {tieUnits(t(`page.warranty.${goods}`))}
            </th>
            <td className={`${cell} text-right font-semibold whitespace-nowrap`}>
              {t('page.warranty.years', { years })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
