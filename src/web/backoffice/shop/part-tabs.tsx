import { SHOP_DATA_PARTS, type ShopDataPart } from '../../../domain/shop-data/shop-data.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { chipClass } from '../../ui/chip.tsx';

/** Leads from part to part. */
export function PartTabs({ current }: { current: ShopDataPart }) {
  const t = useT();
  const path = usePath()('/admin/shop');
  return (
    <nav aria-label={t('backoffice.shop.parts')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {SHOP_DATA_PARTS.map((part) => (
          <li key={part}>
            <a
              href={`${path}?part=${part}`}
              aria-current={part === current ? 'page' : undefined}
              className={chipClass({ selected: part === current })}
            >
              {t(`backoffice.shop.part.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
