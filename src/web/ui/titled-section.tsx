import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A part of a page under the heading that names it; a panel stands out from what is around it. */
export function TitledSection({
  id,
  title,
  isPanel = false,
  isTarget = false,
  children,
}: {
  /** The heading's, which links may lead to. */
  id: string;
  title: ReactNode;
  isPanel?: boolean;
  /** Whether a form of the document leads back to it: then the browser moves the focus there. */
  isTarget?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0', isPanel && 'rounded-lg bg-surface p-6 sm:p-8')}
    >
      <h2
        id={id}
        tabIndex={isTarget ? -1 : undefined}
        className={classNames('text-xl', isPanel ? 'mb-6' : 'mb-4')}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
