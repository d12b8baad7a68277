import { useEffect } from 'react';
import type { SellerView } from '../../../content/pages/sellers.ts';
import type { CompiledMessages } from '../../../content/translator.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { currencyOf, type Currency } from '../../../domain/money/money.ts';
import type { ShownMonth } from '../../../domain/shop-data/shown-terms.ts';
import { CurrencyProvider, TaxProvider } from '../../i18n/currency.tsx';
import { I18nProvider, useT } from '../../i18n/i18n.tsx';
import { ChosenAmount } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { DeliveryTables, type DeliveryRules } from '../../pages/rule-tables.tsx';
import { SellerTable } from '../../pages/seller-table.tsx';
import type { ProductTerm } from '../../product/product-terms.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { FieldChanges } from '../catalogue/audit-list.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { MonthTable } from './month-table.tsx';

/** What something costs or when it comes, now and with what was typed. */
export interface PreviewExample {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

/** What a preview shows in one language; null or nothing of what the part is not about. */
export interface PreviewPanel {
  readonly sellers: readonly [ua: SellerView, pl: SellerView] | null;
  readonly invoiceHead: {
    readonly label: string;
    readonly title: string;
    readonly lines: readonly string[];
  } | null;
  readonly links: readonly { readonly name: string; readonly url: string }[] | null;
  readonly delivery: DeliveryRules | null;
  readonly leases: readonly { readonly title: string; readonly terms: readonly ProductTerm[] }[];
  readonly examples: readonly PreviewExample[];
  readonly months: readonly { readonly market: Market; readonly months: readonly ShownMonth[] }[];
}

/** What was typed into the form of a part as readers will meet it once it is saved. */
export interface PreviewView {
  /** In the language of the page. */
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** Bookings of agreed leases whose days move: they are agreed to before it is saved. */
  readonly touched: number;
  readonly taxRules: Readonly<Record<Currency, TaxRule>>;
  readonly messages: Localized<CompiledMessages>;
  readonly panels: Localized<PreviewPanel>;
}

/** Which panel the choice of a language shows, without JavaScript too; the style sheet needs each class as it is. */
const SHOWN: Localized = {
  uk: 'hidden group-has-[[data-language=uk]:checked]/preview:flex',
  pl: 'hidden group-has-[[data-language=pl]:checked]/preview:flex',
  en: 'hidden group-has-[[data-language=en]:checked]/preview:flex',
};

function LanguageSwitch({ chosen }: { chosen: (typeof LOCALES)[number] }) {
  const t = useT();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('backoffice.content.previewIn')}</legend>
      <div className="flex max-w-measure rounded-full bg-fill p-0.5">
        {LOCALES.map((locale) => (
          <label
            key={locale}
            className="relative grid min-h-10 flex-1 cursor-pointer place-items-center rounded-full px-2 text-center text-sm font-semibold text-muted transition-colors hover:text-ink has-checked:bg-segment has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="previewIn"
              value={locale}
              data-language={locale}
              defaultChecked={locale === chosen}
              className="sr-only"
            />
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Example({ title, rows }: PreviewExample) {
  const t = useT();
  return (
    <div>
      <h3 className="mb-2 text-lg">
        <Unbroken text={title} />
      </h3>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(({ label, before, after }) => (
          <div key={label} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
            <dt className="text-muted">{label}</dt>
            <dd>
              {before === after ? (
                after
              ) : (
                <>
                  <del className="text-muted">{before || t('backoffice.audit.nothing')}</del>
                  <span aria-hidden="true" className="px-1 text-muted">
                    {' → '}
                  </span>
                  <ins className="font-semibold no-underline">{after || t('backoffice.audit.nothing')}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function InvoiceHead({ label, title, lines }: NonNullable<PreviewPanel['invoiceHead']>) {
  const t = useT();
  return (
    <div>
      <h3 className="mb-2 text-lg">{t('backoffice.shop.preview.invoice')}</h3>
      <div className="max-w-measure rounded-lg border border-line p-5 text-sm">
        <p className="text-muted">{label}</p>
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function Panel({ panel }: { panel: PreviewPanel }) {
  const t = useT();
  const { sellers, invoiceHead, links, delivery, leases, examples, months } = panel;
  return (
    <>
      {sellers && <SellerTable sellers={sellers} />}
      {invoiceHead && <InvoiceHead {...invoiceHead} />}
      {links && (
        <ul className="flex flex-col gap-2 text-sm">
          {links.length === 0 && <li className="text-muted">{t('backoffice.audit.nothing')}</li>}
          {links.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noreferrer" className="underline underline-offset-4">
                {name}
              </a>{' '}
              <span className="wrap-anywhere text-muted">{url}</span>
            </li>
          ))}
        </ul>
      )}
      {examples.map((example) => (
        <Example key={example.title} {...example} />
      ))}
      {delivery && (
        <div className="flex flex-col gap-4">
          <DeliveryTables delivery={delivery} isAllOpen />
        </div>
      )}
      {leases.map(({ title, terms }) => (
        <div key={title} className="max-w-measure">
          <h3 className="mb-2 text-lg">{title}</h3>
          <dl className="divide-y divide-line border-y border-line text-sm">
            {terms.map(({ term, date, text, note }) => (
              <div key={term} className="py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-muted">
                  {date !== undefined && <span className="block font-medium text-ink">{date}</span>}
                  {text}
                  {note !== undefined && (
                    <span className="block">
                      {typeof note === 'string' ? note : <ChosenAmount {...note} />}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {months.map(({ market, months: ofMarket }) => (
        <div key={market}>
          <h3 className="mb-4 text-lg">{t(`page.seller.${market}`)}</h3>
          <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
            {ofMarket.map((month) => (
              <MonthTable key={month.month} {...month} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** What was typed, as readers will meet it, in each language of the shop; and what of it changes. Nothing of it is in force. */
export function ShopPreview({
  preview: { changes, touched, panels, messages, taxRules },
  locale: chosen,
}: {
  preview: PreviewView;
  locale: (typeof LOCALES)[number];
}) {
  const t = useT();
  // The button stands below a long form: who pressed it is taken to what it shows.
  useEffect(() => document.getElementById('preview')?.focus(), [panels]);
  return (
    <div className="mb-10 rounded-lg border border-line p-5 sm:p-8">
      <TitledSection id="preview" title={t('backoffice.content.preview')} isTarget>
        <p className="mb-6 max-w-measure text-sm text-muted">{t('backoffice.shop.previewNote')}</p>
        {touched > 0 && (
          <Alert tone="warning" className="mb-6">
            {t('backoffice.shop.previewTouched', { count: touched })}
          </Alert>
        )}
        <div className="group/preview flex flex-col gap-8">
          <div>
            <h3 className="text-lg">{t('backoffice.shop.previewChanges')}</h3>
            {changes.length === 0 ? (
              <p className="mt-2 text-sm text-muted">{t('backoffice.shop.done.unchanged')}</p>
            ) : (
              <FieldChanges changes={changes} />
            )}
          </div>
          <LanguageSwitch chosen={chosen} />
          {LOCALES.map((locale) => (
            <div key={locale} lang={locale} className={`flex-col gap-8 ${SHOWN[locale]}`}>
              <I18nProvider locale={locale} messages={messages[locale]}>
                <CurrencyProvider currency={currencyOf(locale)}>
                  <TaxProvider rules={taxRules}>
                    <Panel panel={panels[locale]} />
                  </TaxProvider>
                </CurrencyProvider>
              </I18nProvider>
            </div>
          ))}
        </div>
      </TitledSection>
    </div>
  );
}
