import type { ComponentProps } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';

/** A link that staff typed in: a path of the shop, or a whole address elsewhere. */
export const isElsewhere = (link: string): boolean => /^https?:\/\//.test(link);

type Props = Omit<ComponentProps<'a'>, 'href'> & { link: string };

export function HomeLink({ link, children, ...rest }: Props) {
  return isElsewhere(link) ? (
    <a href={link} rel="noopener" {...rest}>
      {children}
    </a>
  ) : (
    <LocalLink to={link} {...rest}>
      {children}
    </LocalLink>
  );
}
