import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import type { ProductTerm } from './product-terms.ts';

const ICONS = { delivery: Truck, warranty: ShieldCheck, returns: RotateCcw } as const;

/** Delivery, warranty and returns of a product, each with what it promises. */
export function TermList({ terms }: { terms: readonly ProductTerm[] }) {
  const t = useT();
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {terms.map(({ kind, term, date, text, note }) => {
          const Icon = ICONS[kind];
          return (
            <div key={term} className="grid grid-cols-[1.25rem_1fr] gap-x-4 py-4 text-sm">
              <span aria-hidden="true" className="row-span-2 mt-0.5 text-muted">
                <Icon size={20} strokeWidth={1.75} />
              </span>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">
                {date !== undefined && <span className="block font-medium text-ink">{date}</span>}
                {text}
                {note !== undefined && (
                  <span className="block">
                    {typeof note === 'string' ? note : <ChosenAmount {...note} />}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {terms.some(({ date }) => date !== undefined) && (
        <p className="mt-3 text-xs text-muted">{t('product.arrivalNote')}</p>
      )}
    </>
  );
}
