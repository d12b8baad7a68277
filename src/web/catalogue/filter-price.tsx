import { classNames } from '../ui/class-names.ts';
import { controlClass } from '../ui/control-class.ts';
import type { PriceFilter } from './filter-view.ts';
import type { FilterWords } from './filter-words.server.ts';

/** Between which prices to look; the ends of what there is stand in the empty fields. The form takes them when a field is left. */
export function FilterPrice({ price, words }: { price: PriceFilter; words: FilterWords }) {
  const end = (key: 'from' | 'to', label: string, hint: string) => (
    <input
      name={`${key}${price.currency}`}
      aria-label={label}
      inputMode="numeric"
      pattern="\d*"
      maxLength={8}
      placeholder={hint}
      defaultValue={price[key]}
      className={classNames(controlClass, 'h-11 min-w-0 flex-1 px-3')}
    />
  );
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      {end('from', words.priceFrom, price.lowest)}–{end('to', words.priceTo, price.highest)}
      <span aria-hidden="true">{words.currency}</span>
    </div>
  );
}
