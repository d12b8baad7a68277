import type { HTMLAttributes, ReactNode } from 'react';
import type { MessageKey } from '../../content/translator.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

export interface ShopLink {
  /** Path without region. */
  readonly to: string;
  readonly text: MessageKey;
}

/** A list of links into the shop. */
export function LinkList({
  links,
  linkClass,
  ...list
}: HTMLAttributes<HTMLUListElement> & { links: readonly ShopLink[]; linkClass: string }) {
  const t = useT();
  return (
    <ul {...list}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <LocalLink to={to} className={linkClass}>
            {t(text)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** A link to another site, in a tab of its own; screen readers are told. */
export function OutsideLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <VisuallyHidden> ({t('footer.newWindow')})</VisuallyHidden>
    </a>
  );
}

/** Pages that answer questions, above the header and in the phone's menu; paths are without region. */
export const SERVICE_LINKS = [
  { to: '/delivery-warranty-returns', text: 'nav.delivery' },
  { to: '/lease-info', text: 'nav.lease' },
  { to: '/support', text: 'nav.support' },
] as const satisfies readonly ShopLink[];
