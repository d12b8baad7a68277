import type { AnchorHTMLAttributes, ComponentType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What draws a link: a plain `a`, or the application's own component that also knows its router. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;
