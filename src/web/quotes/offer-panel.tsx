import type { ReactNode } from 'react';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import type { QuoteOffer } from '../../domain/quotes/quote.ts';
import { TotalsList } from '../cart/totals-list.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { PdfLink } from '../ui/pdf-link.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/**
 * What an offer comes to, how long it holds, and the offer to take away; `action` is what can be done with it. `totals` are
 * those of the way to pay that is chosen, the offer's own by default.
 */
export function OfferPanel({
  offer,
  totals = offer.totals,
  pdf,
  action,
}: {
  offer: QuoteOffer;
  totals?: CheckoutTotals | undefined;
  pdf: string;
  action?: ReactNode;
}) {
  const t = useT();
  const locale = useLocale();
  const { minDays: min, maxDays: max } = offer;
  return (
    <TitledSection id="offer" title={t('quote.offer')} isPanel>
      <TotalsList
        totals={totals}
        taxRule={{ ratePercent: offer.taxRatePercent, mode: offer.taxMode }}
        shippingNote={t('page.delivery.daysRange', daysRange({ min, max }))}
      />
      {action}
      <div className="mt-6">
        <DefinitionTable
          rows={[
            { term: t('quote.validUntil'), value: formatDate(offer.validUntil, locale, 'UTC', 'short') },
            { term: t('quote.version'), value: offer.version },
          ]}
        />
      </div>
      <PdfLink href={pdf} className="mt-2">
        {t('quote.pdf')}
      </PdfLink>
    </TitledSection>
  );
}
