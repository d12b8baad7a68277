import { Still } from '../ui/still.tsx';
import { ContactList } from './contact-list.still.tsx';

/** How to reach the seller of the page's language (S §2), in the footer and where help is offered. */
export function ContactDetails() {
  return <Still name="contacts">{import.meta.env.SSR && <ContactList />}</Still>;
}
