import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { buttonClass, type ButtonLook } from '../ui/button.tsx';
import { useRegion } from './i18n.tsx';

/** Makes a path of the shop one of the visitor's region: `/cart` becomes `/ua/cart`. */
export function usePath(): (path: string) => string {
  const region = useRegion();
  return (path) => pathIn(region, path);
}

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

type ButtonLinkProps = Omit<Parameters<typeof LocalLink>[0], 'className'> & ButtonLook;

/** A link inside the visitor's region that looks like a button. */
export function ButtonLink({ tone, size, width, ...link }: ButtonLinkProps) {
  return <LocalLink {...link} className={buttonClass({ tone, size, width })} />;
}

/** What ui components draw links with: plain ones, which the frame follows in their place. */
export const ShopAnchor = 'a';
