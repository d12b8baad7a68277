import { and, eq } from 'drizzle-orm';
import { sellerIn } from '../../content/pages/sellers.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { addressLines } from '../../domain/contact-data/print-address.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { goodsLabelName } from '../../domain/returns/return-number.ts';
import type { Database } from '../database/database.ts';
import { barCode } from '../documents/bar-code.ts';
import type { PrintedDocument } from '../documents/document.ts';
import { qrMatrix } from '../documents/qr-code.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { returnViewOf } from './find-return.ts';
import { returns } from './tables.ts';

/**
 * The label of the parcel in which goods go back (C §3), in the language of the order: from whom and to where, who pays the carrier, what is in it,
 * and the number of the return for a scanner and for a camera. Null for a return that is not sent by its customer, or not now.
 */
export async function goodsLabelOf(
  database: Database,
  order: LockedOrder,
  number: string,
): Promise<PrintedDocument | null> {
  const [row] = await database
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, order.id), eq(returns.number, number)));
  const found = row && (await returnViewOf(database, { row, order }));
  const [sender] = await database
    .select()
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.kind, 'shipping')));
  if (!found || !sender || found.label !== goodsLabelName(number)) return null;
  const { locale, currency, orderNumber } = order;
  const market = marketOf(currency);
  const { translate: t } = messagesOf(locale);
  const seller = sellerIn(market, locale);
  const country = COUNTRIES.find((each) => each === sender.country);
  const isPaidHere = found.way === 'label';
  return {
    locale,
    title: t('return.label'),
    number: t('invoice.number', { number }),
    author: seller.name,
    day: dayIn(timeZoneOf(market), found.requestedAt),
    byline: [],
    parts: [
      {
        kind: 'blocks',
        blocks: [
          {
            label: t('lease.return.label.from'),
            title: `${sender.firstName} ${sender.lastName}`.trim(),
            lines: [
              ...addressLines(sender, country && country !== 'OTHER' ? t(`country.${country}`) : undefined),
              printPhone(sender.phone),
            ],
          },
          {
            label: t('lease.return.label.to'),
            title: seller.name,
            lines: [t('return.label.department'), seller.address, printPhone(seller.phone)],
          },
        ],
      },
      { kind: 'bars', modules: barCode(number), label: number },
      {
        kind: 'facts',
        rows: [
          [t('return.number'), number],
          [t('order.track.number'), orderNumber],
          [t('return.label.carriage'), t(isPaidHere ? 'return.label.recipient' : 'return.label.sender')],
          [
            t('return.lines'),
            found.lines.map(({ name, asked }) => `${asked} × ${tieUnits(name)}`).join('\n') || '–',
          ],
          ...(found.returnBy === null
            ? []
            : [[t('return.returnBy'), formatDate(found.returnBy, locale, 'UTC', 'short')] as const]),
        ],
        code: { modules: qrMatrix(number), label: number },
      },
      { kind: 'paragraph', text: t('return.label.how') },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
