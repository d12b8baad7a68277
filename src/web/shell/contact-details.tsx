import { StaticHtml } from '../ui/static-html.tsx';
import { ContactList } from './contact-list.static.tsx';

/** How to reach the seller of the page's language (S §2), in the footer and where help is offered. */
export function ContactDetails() {
  return <StaticHtml name="contacts">{import.meta.env.SSR && <ContactList />}</StaticHtml>;
}
