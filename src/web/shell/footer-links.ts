import type { MessageKey } from '../../content/message-key.ts';
import type { ShopLink } from './link-list.tsx';

interface FooterColumn {
  readonly title: MessageKey;
  readonly links: readonly ShopLink[];
}

/** The footer's columns; every entry leads to a real page (S §2, R12). */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
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
export const DOCUMENT_LINKS: readonly ShopLink[] = [
  { to: '/privacy-policy', text: 'footer.privacy' },
  { to: '/legal-terms', text: 'footer.legal' },
  { to: '/terms', text: 'footer.terms' },
];
