import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

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
