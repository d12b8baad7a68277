import { arrivalText } from '../../content/arrival-text.ts';
import { deliveryDaysText } from '../../content/delivery-days-text.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { billedCompany } from '../../domain/orders/billed-company.ts';
import { isDeliveryPromised } from '../../domain/orders/delivery-promise.ts';
import { paidBy } from '../../domain/payments/order-money.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { printAddress } from '../../domain/contact-data/print-address.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { BillingText } from './billing-text.tsx';

/** Who receives an order and where, unless its customer's account was deleted, how it is sent and how it is paid; of a bill, of which nothing is sent, whose it is and how it is paid. `isWithdrawn`: its customer has withdrawn from all of it. */
export function OrderFacts({ order, isWithdrawn = false }: { order: OrderView; isWithdrawn?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { shippingAddress: to, arrival } = order;
  const country = COUNTRIES.find((each) => each === to.country);
  const billed = billedCompany(order);
  const isBill = billOf(order.items) !== null;
  const rented = rentedLines(order.items);
  const days = rented === 'all' || !isDeliveryPromised(order, { isWithdrawn }) ? null : order.deliveryDays;
  return (
    <DefinitionTable
      rows={[
        ...(order.erasedAt === null
          ? [
              {
                term: t(isBill ? 'order.contact' : 'checkout.recipient'),
                value: (
                  <>
                    {to.firstName} {to.lastName}
                    <br />
                    {printPhone(to.phone)}
                    <br />
                    <span className="break-words">{to.email}</span>
                  </>
                ),
              },
            ]
          : []),
        ...(order.erasedAt === null && !isBill
          ? [
              {
                term: t('order.address'),
                value: <Unbroken text={printAddress(to, country && t(`country.${country}`))} />,
              },
            ]
          : []),
        ...(billed === null ? [] : [{ term: t('order.billedTo'), value: <BillingText billed={billed} /> }]),
        ...(isBill
          ? []
          : [{ term: t('checkout.field.method'), value: t(`shippingMethod.${order.shippingMethod}`) }]),
        ...(days === null
          ? []
          : [
              {
                term: t('order.quoted.days'),
                value: deliveryDaysText(t('order.deliveryDays', daysRange(days)), {
                  rented,
                  t,
                  arrival: arrival && arrivalText(arrival, { locale, t }),
                }),
              },
            ]),
        // What waits for the worth of exchanged goods may be paid by it alone.
        ...(order.awaitsCredit
          ? []
          : [{ term: t('order.payment'), value: t(`paymentMethod.${paidBy(order)}`) }]),
      ]}
    />
  );
}
