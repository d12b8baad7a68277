import { COUNTRIES } from '../../../domain/contact-data/countries.ts';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import type { QuoteView } from '../../../domain/quotes/quote.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DefinitionTable } from '../../ui/definition-table.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';

/** Who asks, where the goods go, and in their own words what for. */
export function QuoteAsker({ quote }: { quote: QuoteView }) {
  const t = useT();
  const { name, email, phone, city, note, locale, orderId } = quote;
  const country = COUNTRIES.find((each) => each === quote.country);
  const linkClass = 'underline underline-offset-4 break-words';
  return (
    <section aria-labelledby="asker">
      <h2 id="asker" className="mb-2 text-xl">
        {t('backoffice.quotes.asker')}
      </h2>
      <DefinitionTable
        rows={[
          { term: t('contact.field.name'), value: name },
          {
            term: t('contact.field.email'),
            value: (
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            ),
          },
          {
            term: t('checkout.field.phone'),
            value: (
              <a href={`tel:${phone}`} className={linkClass}>
                {printPhone(phone)}
              </a>
            ),
          },
          {
            term: t('quote.place'),
            value: [city, country && t(`country.${country}`)].filter(Boolean).join(', '),
          },
          { term: t('backoffice.quotes.language'), value: LANGUAGE_NAMES[locale] },
          ...(note === null
            ? []
            : [
                {
                  term: t('quote.request.note'),
                  value: <span className="whitespace-pre-line">{note}</span>,
                },
              ]),
        ]}
      />
      {orderId !== null && (
        <LocalLink to={`/admin/quotes/deliveries/${orderId}`} className={`${buttonClass()} mt-4`}>
          {t('order.pay.toOrder')}
        </LocalLink>
      )}
    </section>
  );
}
