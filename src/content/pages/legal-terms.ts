import type { Locale, Localized } from '../../domain/locale/locale.ts';
import type { ContentPage, Terms } from './content-page.ts';
import { paymentTerms, purchaseTerms } from './legal/sale-terms.ts';
import { rentalTerms } from './legal/rental-terms.ts';
import { warrantyTerms, withdrawalTerms } from './legal/consumer-rights.ts';
import type { DocumentName } from './published-documents.ts';

/** The day from which these terms hold, which tells their versions apart. */
export const LEGAL_TERMS_VERSION = '2026-11-26';

/** Terms as the page shows them: the documents to take away, then every clause. */
const opening = (name: DocumentName) => ({ kind: 'documents', name }) as const;
const clauses = (terms: Terms, locale: Locale) =>
  terms[locale].map(([title, ...items]) => ({ kind: 'clause', title, items }) as const);

const uk: ContentPage = {
  title: 'Правова інформація',
  lead: 'Умови оренди, купівлі, оплати й гарантії, зразок відмови від договору та відомості про компанії, які продають у нашому магазині.',
  description: 'Умови оренди, купівлі, оплати та гарантії в магазині Promin і реквізити компаній.',
  updatedOn: LEGAL_TERMS_VERSION,
  sections: [
    {
      id: 'rental',
      title: 'Умови оренди',
      blocks: [opening('rental-terms'), ...clauses(rentalTerms, 'uk')],
    },
    {
      id: 'purchase',
      title: 'Умови купівлі',
      blocks: [
        opening('purchase-terms'),
        ...clauses(purchaseTerms, 'uk'),
        { kind: 'link', text: 'Умови продажу стисло', to: '/terms' },
      ],
    },
    {
      id: 'payment',
      title: 'Умови оплати',
      blocks: [opening('payment-terms'), ...clauses(paymentTerms, 'uk')],
    },
    {
      id: 'warranty',
      title: 'Умови гарантії',
      blocks: [opening('warranty-terms'), { kind: 'warranty-table' }, ...clauses(warrantyTerms, 'uk')],
    },
    {
      id: 'withdrawal',
      title: 'Відмова від договору: пояснення та зразок заяви',
      blocks: [
        opening('withdrawal-form'),
        ...clauses(withdrawalTerms, 'uk'),
        { kind: 'link', text: 'Відмовитися від договору на сайті', to: '/withdrawal' },
      ],
    },
    {
      id: 'privacy',
      title: 'Персональні дані',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Як ми обробляємо персональні дані та як скористатися своїми правами, описано окремо.',
        },
        { kind: 'link', text: 'Політика приватності', to: '/privacy-policy' },
      ],
    },
    {
      id: 'company',
      title: 'Відомості про компанії',
      blocks: [{ kind: 'seller-table' }],
    },
  ],
};

const pl: ContentPage = {
  title: 'Informacje prawne',
  lead: 'Regulaminy wynajmu, sprzedaży i płatności, warunki gwarancji, wzór odstąpienia od umowy oraz dane spółek, które sprzedają w naszym sklepie.',
  description:
    'Regulaminy wynajmu, sprzedaży i płatności oraz warunki gwarancji w sklepie Promin i dane spółek.',
  updatedOn: LEGAL_TERMS_VERSION,
  sections: [
    {
      id: 'rental',
      title: 'Regulamin wynajmu',
      blocks: [opening('rental-terms'), ...clauses(rentalTerms, 'pl')],
    },
    {
      id: 'purchase',
      title: 'Regulamin sprzedaży',
      blocks: [
        opening('purchase-terms'),
        ...clauses(purchaseTerms, 'pl'),
        { kind: 'link', text: 'Regulamin w skrócie', to: '/terms' },
      ],
    },
    {
      id: 'payment',
      title: 'Regulamin płatności',
      blocks: [opening('payment-terms'), ...clauses(paymentTerms, 'pl')],
    },
    {
      id: 'warranty',
      title: 'Warunki gwarancji',
      blocks: [opening('warranty-terms'), { kind: 'warranty-table' }, ...clauses(warrantyTerms, 'pl')],
    },
    {
      id: 'withdrawal',
      title: 'Odstąpienie od umowy: pouczenie i wzór formularza',
      blocks: [
        opening('withdrawal-form'),
        ...clauses(withdrawalTerms, 'pl'),
        { kind: 'link', text: 'Odstąp od umowy na stronie', to: '/withdrawal' },
      ],
    },
    {
      id: 'privacy',
      title: 'Dane osobowe',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sposób przetwarzania danych osobowych i prawa z tym związane opisujemy osobno.',
        },
        { kind: 'link', text: 'Polityka prywatności', to: '/privacy-policy' },
      ],
    },
    {
      id: 'company',
      title: 'Dane spółek',
      blocks: [{ kind: 'seller-table' }],
    },
  ],
};

const en: ContentPage = {
  title: 'Legal information',
  lead: 'Terms of rental, sale, payment and warranty, the model withdrawal form, and details of the companies that sell in our shop.',
  description: 'Terms of rental, sale, payment and warranty in the Promin shop, and company details.',
  updatedOn: LEGAL_TERMS_VERSION,
  sections: [
    {
      id: 'rental',
      title: 'Rental terms',
      blocks: [opening('rental-terms'), ...clauses(rentalTerms, 'en')],
    },
    {
      id: 'purchase',
      title: 'Terms of sale',
      blocks: [
        opening('purchase-terms'),
        ...clauses(purchaseTerms, 'en'),
        { kind: 'link', text: 'Terms of sale in brief', to: '/terms' },
      ],
    },
    {
      id: 'payment',
      title: 'Payment terms',
      blocks: [opening('payment-terms'), ...clauses(paymentTerms, 'en')],
    },
    {
      id: 'warranty',
      title: 'Warranty terms',
      blocks: [opening('warranty-terms'), { kind: 'warranty-table' }, ...clauses(warrantyTerms, 'en')],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal: instructions and model form',
      blocks: [
        opening('withdrawal-form'),
        ...clauses(withdrawalTerms, 'en'),
        { kind: 'link', text: 'Withdraw from the contract online', to: '/withdrawal' },
      ],
    },
    {
      id: 'privacy',
      title: 'Personal data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'How we handle personal data and how you can use your rights is set out in a separate policy.',
        },
        { kind: 'link', text: 'Privacy policy', to: '/privacy-policy' },
      ],
    },
    {
      id: 'company',
      title: 'Company details',
      blocks: [{ kind: 'seller-table' }],
    },
  ],
};

/** Rental, purchase, payment and warranty terms, and the companies (C §2). */
export const legalTerms: Localized<ContentPage> = { uk, pl, en };
