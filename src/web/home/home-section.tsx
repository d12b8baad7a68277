import { useId, type ReactNode } from 'react';

/** A section of the front page: a heading, an optional sentence at its far end, and what it is about. */
export function HomeSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="container-page">
      <div className="mb-8 grid items-end gap-x-16 gap-y-3 lg:mb-10 lg:grid-cols-12">
        <h2 id={id} className="text-3xl lg:col-span-7">
          {title}
        </h2>
        {text !== undefined && <p className="max-w-measure text-muted lg:col-span-5">{text}</p>}
      </div>
      {children}
    </section>
  );
}
