import Scale from 'lucide-react/icons/scale';
import type { MouseEvent } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { toolClass } from '../ui/button.tsx';
import { compareAddress } from './compare-address.ts';
import { useCompareToggle } from './compare-store.ts';

/** Takes the product of a page into the comparison. A link to it, for visitors without script; a switch with it. */
export function CompareButton({ id }: { id: number }) {
  const t = useT();
  const { isCompared, toggle } = useCompareToggle(id);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    <LocalLink to={compareAddress({ ids: [id] })} onClick={press} rel="nofollow" className={toolClass()}>
      <Scale size={18} strokeWidth={1.75} aria-hidden="true" />
      {/* In one place, as wide as the longer: the browser knows late what is compared, and the next button stays. */}
      <span className="grid max-lg:justify-items-center lg:text-start *:[grid-area:1/1]">
        <span className={isCompared ? 'invisible' : undefined}>{t('compare.add')}</span>
        <span className={isCompared ? undefined : 'invisible'}>{t('compare.remove')}</span>
      </span>
    </LocalLink>
  );
}
