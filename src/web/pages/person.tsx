import type { Block } from '../../content/pages/content-page.ts';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');

/** One of the team: who, for what, and what that means for the customer. */
export function Person({ name, role, text }: Extract<Block, { kind: 'person' }>) {
  return (
    <article className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-13 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-strong"
      >
        {initialsOf(name)}
      </span>
      <div>
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-muted">{role}</p>
        <p className="mt-2 text-sm">{text}</p>
      </div>
    </article>
  );
}
