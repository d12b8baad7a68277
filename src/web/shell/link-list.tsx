import type { HTMLAttributes } from 'react';
import type { MessageKey } from '../../content/message-key.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';

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
