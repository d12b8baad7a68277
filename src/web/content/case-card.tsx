import type { Block } from '../../content/pages/content-page.ts';

/** An example of a project: what and where, its figures, and how it was worked out. */
export function CaseCard({ title, place, figures, text }: Extract<Block, { kind: 'case' }>) {
  return (
    <article className="flex flex-col gap-5 rounded-lg bg-surface p-6 sm:p-8">
      <header>
        <p className="text-sm text-muted">{place}</p>
        <h3 className="mt-1">{title}</h3>
      </header>
      <dl className="flex flex-col gap-2 text-sm tabular-nums">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-5 text-sm text-muted">{text}</p>
    </article>
  );
}
