import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';

/** A section of a tab, with what came of its form. */
export function PersonalSection({
  id,
  title,
  text,
  notice,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  notice?: string | false;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-28 border-t border-line py-10 first:border-0 first:pt-0"
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {text !== undefined && <p className="mt-2 text-sm text-muted">{text}</p>}
        </div>
        <div className="flex max-w-measure flex-col gap-5">
          {notice && (
            <Alert tone="success" live>
              {notice}
            </Alert>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
