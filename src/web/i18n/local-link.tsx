import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router';
import { usePath } from './use-path.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path without region. */
  readonly to: string;
};

/**
 * A link inside the visitor's region: `to="/cart"` leads to `/ua/cart`. Plain HTML: the frame follows presses of all
 * links together (`shell/use-links-in-place.ts`).
 */
export function LocalLink({ to, children, ...rest }: Props) {
  return (
    <a href={usePath()(to)} {...rest}>
      {children}
    </a>
  );
}

/** The same for navigation that marks where the visitor is: on this page or, unless `end`, below it. */
export function LocalNavLink({ to, end = false, children, ...rest }: Props & { readonly end?: boolean }) {
  const path = usePath()(to);
  const { pathname } = useLocation();
  const isHere = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return (
    <a href={path} aria-current={isHere ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
