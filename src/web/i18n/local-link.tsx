import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { useRegion } from './i18n.tsx';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string };

/** A link inside the visitor's region: `to="/cart"` leads to `/ua/cart`. */
export function LocalLink({ to, ...rest }: Props) {
  return <Link to={`/${useRegion()}${to === '/' ? '' : to}`} {...rest} />;
}

/** The same for navigation that marks where the visitor is. */
export function LocalNavLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof NavLink>, 'to'> & { readonly to: string }) {
  return <NavLink to={`/${useRegion()}${to === '/' ? '' : to}`} {...rest} />;
}
