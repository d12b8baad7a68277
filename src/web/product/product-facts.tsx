import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import type { ProductTerm } from './product-terms.ts';

const ICONS = { delivery: Truck, warranty: ShieldCheck, returns: RotateCcw } as const;

/** The conditions under which a product is sold or rented, beside its picture. */
export function ProductFacts({ terms, isRental }: { terms: readonly ProductTerm[]; isRental: boolean }) {
  const t = useT();
  return (
    <section aria-label={t('product.delivery')}>
      <dl className="divide-y divide-line border-y border-line">
        {terms.map(({ kind, term, text, note }) => {
          const Icon = ICONS[kind];
          return (
            <div key={term} className="grid grid-cols-[1.25rem_1fr] gap-x-4 py-4 text-sm">
              <span aria-hidden="true" className="row-span-2 mt-0.5 text-muted">
                <Icon size={20} strokeWidth={1.75} />
              </span>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">
                {text}
                {note !== undefined && <span className="block">{note}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <LocalLink
        to={isRental ? '/lease-info' : '/delivery-warranty-returns'}
        className="mt-4 inline-block py-1 text-sm underline underline-offset-4 print:hidden"
      >
        {t(isRental ? 'product.rentalTerms' : 'product.terms')}
      </LocalLink>
    </section>
  );
}
