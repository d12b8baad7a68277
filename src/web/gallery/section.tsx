import type { ReactNode } from 'react';

/** A group of the gallery: a component's name as it is in the code, and its states one beside the other. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = `gallery-${name}`;
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="mb-5 text-xl">
        {name}
      </h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
