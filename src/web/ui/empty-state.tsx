import type { ReactNode } from 'react';

/** A place with nothing in it: what it will hold, and the way out. `illustration` is a `<Picture alt="">`. */
export function EmptyState({
  illustration,
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
}: {
  illustration?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}) {
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col items-center py-8 text-center sm:py-12">
      {illustration !== undefined && (
        <div className="mb-8 w-full max-w-90 overflow-hidden rounded-lg">{illustration}</div>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {text !== undefined && <p className="mt-3 text-muted">{text}</p>}
      {action !== undefined && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
