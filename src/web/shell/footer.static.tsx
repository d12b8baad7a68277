import type { MessageKey } from '../../content/translator.ts';
import { sellerOfPage, socialLinks } from '../../content/pages/sellers.ts';
import { classNames } from '../ui/class-names.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ContactDetails } from './contact-details.tsx';
import { LinkList, OutsideLink, type ShopLink } from './link-list.tsx';
import { Logo } from './logo.tsx';

interface FooterColumn {
  readonly title: MessageKey;
  readonly links: readonly ShopLink[];
  /** Has the whole width of a phone, in two columns. */
  readonly isLong?: boolean;
}

/** The footer's columns; every entry leads to a real page (S §2, R12). */
const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'footer.buying',
    links: [
      { to: '/sets-of-solar-power-plants', text: 'category.sets-of-solar-power-plants.name' },
      { to: '/batteries', text: 'category.batteries.name' },
      { to: '/inverters', text: 'category.inverters.name' },
      { to: '/shop', text: 'footer.sale' },
      { to: '/lease-options', text: 'footer.leaseOptions' },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { to: '/company', text: 'footer.about' },
      { to: '/company#team', text: 'footer.team' },
      { to: '/customer-cases', text: 'footer.cases' },
      { to: '/contact', text: 'footer.contact' },
    ],
  },
  {
    title: 'footer.help',
    isLong: true,
    links: [
      { to: '/track-order', text: 'footer.trackOrder' },
      { to: '/withdrawal', text: 'footer.withdrawal' },
      { to: '/support', text: 'footer.support' },
      { to: '/faq', text: 'footer.faq' },
      { to: '/delivery-warranty-returns', text: 'footer.delivery' },
      { to: '/lease-info', text: 'nav.lease' },
      { to: '/manuals', text: 'footer.manuals' },
    ],
  },
];

/** The shop's legal texts, in the footer's last line. */
const DOCUMENT_LINKS: readonly ShopLink[] = [
  { to: '/privacy-policy', text: 'footer.privacy' },
  { to: '/legal-terms', text: 'footer.legal' },
  { to: '/terms', text: 'footer.terms' },
];

const linkClass =
  'inline-flex min-h-9 items-center py-1.5 text-muted pointer-coarse:min-h-11 hover:text-ink hover:underline';

function Columns() {
  const t = useT();
  return FOOTER_COLUMNS.map(({ title, links, isLong = false }) => (
    <nav key={title} aria-label={t(title)} className={isLong ? 'max-sm:col-span-full' : undefined}>
      <h2 className="mb-2 text-sm font-semibold tracking-normal">{t(title)}</h2>
      <LinkList
        links={links}
        linkClass={linkClass}
        className={classNames('text-sm', isLong && 'gap-x-8 max-sm:columns-2')}
      />
    </nav>
  ));
}

/** Who sells, where and under which number. */
function Imprint({ year }: { year: number }) {
  const t = useT();
  const locale = useLocale();
  const { name, address, registration, records, isSample } = sellerOfPage(locale);
  return (
    <div className="flex flex-col gap-1">
      <p>
        {t('footer.copyright', { year: String(year), name })}
        {' · '}
        {t(`page.seller.${registration.register}`)} {registration.number}
        {records.map(({ kind, value }) => ` · ${t(`page.seller.${kind}`)}: ${value}`).join('')}
      </p>
      <address className="not-italic">{address}</address>
      {isSample && <p className="mt-2 font-semibold text-ink">{t('page.seller.sample')}</p>}
    </div>
  );
}

/** What the foot of a page says (S §2): contacts, the way to every other page, who the shop is. */
export function FooterContent({ year }: { year: number }) {
  const t = useT();
  const channels = socialLinks();
  return (
    <>
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:py-16">
        <div className="col-span-full flex flex-col items-start gap-x-8 gap-y-5 sm:max-lg:grid sm:max-lg:grid-cols-subgrid lg:col-span-1">
          <Logo className="text-2xl" />
          <ContactDetails />
        </div>
        <Columns />
      </div>
      <div className="container-page pb-10 text-xs text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-line py-3">
          <LinkList
            links={DOCUMENT_LINKS}
            linkClass={linkClass}
            aria-label={t('footer.documents')}
            className="flex flex-wrap gap-x-6"
          />
          {channels.length > 0 && (
            <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-6">
              {channels.map(({ name, url }) => (
                <li key={name}>
                  <OutsideLink href={url} className={linkClass}>
                    {name}
                  </OutsideLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="mt-6">
          <Imprint year={year} />
        </div>
      </div>
    </>
  );
}
