import X from 'lucide-react/icons/x';
import { chipClass } from '../ui/chip.tsx';
import type { FilterView } from './filter-view.ts';
import { LIST_COUNT } from './list-count.tsx';

/** The pressed link is gone with the next list: the keyboard goes on where its count is told. */
const keepFocus = () => document.getElementById(LIST_COUNT)?.focus({ preventScroll: true });

/** What is chosen, each as a link to the list without it, and the way back to the whole list. */
export function ChosenFilters({ view: { words, chosen, queryOfAll } }: { view: FilterView }) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="mb-6 flex flex-wrap items-center gap-2">
      {chosen.map(({ label, remove, queryWithout }) => (
        <li key={label}>
          <a
            href={`?${queryWithout}`}
            data-stay
            onClick={keepFocus}
            aria-label={remove}
            className={chipClass()}
          >
            {label}
            <X size={14} strokeWidth={2} aria-hidden="true" className="-mr-1" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`?${queryOfAll}`}
          data-stay
          onClick={keepFocus}
          className="inline-flex min-h-9 items-center px-2 text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {words.clear}
        </a>
      </li>
    </ul>
  );
}
