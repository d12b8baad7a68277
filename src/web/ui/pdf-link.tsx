import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Opens a PDF beside the page that it is of. */
export function PdfLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={classNames(
        'inline-flex min-h-11 items-center gap-3 text-sm font-medium hover:underline',
        className,
      )}
    >
      <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
      {children}
    </a>
  );
}
