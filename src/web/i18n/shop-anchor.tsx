import { Link } from 'react-router';
import type { LinkProps } from '../ui/link-component.ts';

/** Draws the links of ui components through the router; addresses are whole paths with their region. */
export function ShopAnchor({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
