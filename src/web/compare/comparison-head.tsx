import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

/** The head of a column: the product with its picture, the way out of the comparison and its action. */
export function ComparisonHead({
  product: { id, name, brand, picture },
  without,
  onRemove,
  action,
}: {
  product: Product;
  /** The address of the comparison without this product. */
  without: string;
  onRemove: () => void;
  action: ReactNode;
}) {
  const t = useT();
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="relative">
        <PictureTile className="aspect-square">
          <Picture
            source={pictureOf(picture)}
            alt=""
            sizes="(min-width: 1024px) 18rem, 10rem"
            priority="eager"
            fill
          />
        </PictureTile>
        <div className="on-picture absolute top-1 right-1 print:hidden">
          <LocalLink
            to={without}
            onClick={onRemove}
            data-stay=""
            aria-label={t('compare.page.removeNamed', { name })}
            className={iconButtonClass({ tone: 'picture', size: 'sm' })}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
        </div>
      </div>
      <div>
        {brand !== '' && <p className="text-xs font-normal text-muted">{brand}</p>}
        <LocalLink to={`/product/${id}`} className="text-sm leading-snug font-semibold hover:underline">
          <Unbroken text={name} />
        </LocalLink>
      </div>
      <div className="mt-auto font-normal print:hidden">{action}</div>
    </div>
  );
}
