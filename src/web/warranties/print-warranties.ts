import { documentPath, manualsFor } from '../../content/pages/published-documents.ts';
import type { Translate } from '../../content/translator.ts';
import { warrantyPeriodText } from '../../content/warranty-period-text.ts';
import { timeUntil } from '../../domain/calendar/months.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { hasSerials } from '../../domain/warranties/serial-numbers.ts';
import { isCovered, type Warranty } from '../../domain/warranties/warranty.ts';
import type { WarrantyView } from '../../domain/warranties/warranty-view.ts';
import type { ShownCoverage, ShownWarranty } from './shown-warranty.ts';

interface Words {
  readonly locale: Locale;
  readonly translate: Translate;
  /** The day of the reader, ISO 8601. */
  readonly today: string;
}

const printDay = (day: string, locale: Locale): string => formatDate(day, locale, 'UTC', 'short');

/** What is left until a warranty's last day, in words: years and months, of the last month its days. */
function leftText(expiresOn: string, { translate: t, today }: Words): string {
  const { months, days } = timeUntil(today, expiresOn);
  if (months === 0) return t('warranty.leftDays', { days });
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const time = [
    ...(years > 0 ? [t('page.warranty.years', { years })] : []),
    ...(rest > 0 ? [t('product.term.warrantyMonths', { count: rest })] : []),
  ].join(' ');
  return t('warranty.leftLong', { time });
}

function printCoverage(
  { coverage, months, repairDays, expiresOn, state }: Warranty,
  words: Words,
): ShownCoverage {
  const { translate: t, locale } = words;
  const date = printDay(expiresOn, locale);
  const isOver = state === 'ended';
  return {
    coverage,
    title: t(`warranty.coverage.${coverage}`),
    period: warrantyPeriodText(months, t),
    until: isOver ? t('warranty.endedOn', { date }) : t('warranty.until', { date }),
    expiresOn,
    extended: repairDays === 0 ? null : t('warranty.repairDays', { days: repairDays }),
    left: isOver ? null : leftText(expiresOn, words),
    state,
    stateText: t(`warranty.state.${state}`),
  };
}

/** Bought goods with their warranties, as they are read in a language; for loaders. */
export const printWarranties = (views: readonly WarrantyView[], words: Words): readonly ShownWarranty[] =>
  views.map(({ categoryId, hasStorage, warranties, purchasedOn, ...view }) => {
    const { locale, translate: t } = words;
    return {
      itemId: view.itemId,
      orderId: view.orderId,
      orderNumber: view.orderNumber,
      productId: view.productId,
      name: view.name,
      brand: view.brand,
      articleNumber: view.articleNumber,
      picture: view.picture,
      pieces: view.pieces,
      serials: view.serials,
      hasSerials: hasSerials(categoryId),
      repairs: view.repairs.map(({ id, cameOn, returnedOn, serial, note }) => ({
        id,
        days: t('warranty.repairFromTo', {
          from: printDay(cameOn, locale),
          to: printDay(returnedOn, locale),
        }),
        serial,
        note,
      })),
      purchasedOn: printDay(purchasedOn, locale),
      receivedOn: printDay(warranties[0]?.startsOn ?? purchasedOn, locale),
      card: view.card,
      isCovered: isCovered(warranties),
      coverages: warranties.map((warranty) => printCoverage(warranty, words)),
      manuals: manualsFor({
        kind: 'purchase',
        categoryId,
        specifications: hasStorage ? [{ key: 'energyKwh' }] : [],
      }).map((name) => ({
        href: documentPath(name, locale),
        text: t(`product.document.${name}`),
      })),
    };
  });
