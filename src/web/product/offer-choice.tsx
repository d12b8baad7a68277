import type { Offer } from '../../domain/catalogue/offer.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import '../i18n/rental-messages.ts';
import { classNames } from '../ui/class-names.ts';

/** Whether a product that is sold and rented is bought or rented: two links, so that the choice can be shared and needs no script. */
export default function OfferChoice({
  offer,
  paths,
}: {
  offer: Offer;
  /** Without region. */
  paths: Readonly<Record<Offer, string>>;
}) {
  const t = useT();
  return (
    <nav aria-label={t('product.rental.buyOrRent')} className="flex rounded-full bg-fill p-0.5 print:hidden">
      {(['buy', 'rent'] as const).map((each) => (
        <LocalLink
          key={each}
          to={paths[each]}
          data-stay
          data-replace
          aria-current={each === offer ? 'page' : undefined}
          className={classNames(
            'grid min-h-10 flex-1 place-items-center rounded-full px-3 text-sm font-semibold text-muted transition-colors hover:text-ink pointer-coarse:min-h-11',
            'aria-[current=page]:bg-segment aria-[current=page]:text-ink',
          )}
        >
          {t(each === 'buy' ? 'product.rental.buy' : 'cart.rent')}
        </LocalLink>
      ))}
    </nav>
  );
}
