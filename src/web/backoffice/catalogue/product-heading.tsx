import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentProps } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { StateBadges } from './state-badges.tsx';

/** The name of a product, its number and state, the way to its page in the shop, or to its preview, and of a draft the way to its deletion. */
export function ProductHeading({
  id,
  name,
  state,
}: {
  id: number;
  name: string;
  state: ComponentProps<typeof StateBadges>;
}) {
  const t = useT();
  return (
    <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl break-words">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-muted">
          {t('backoffice.product.number', { id })}
          <StateBadges {...state} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        {!state.isPublished && (
          <LocalLink
            to={`/admin/products/${id}/delete`}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {t('backoffice.draft.title')}
          </LocalLink>
        )}
        <LocalLink
          to={`/product/${id}${state.isPublished ? '' : '?preview'}`}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
        >
          {t(state.isPublished ? 'backoffice.product.inShop' : 'backoffice.product.preview')}
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
        </LocalLink>
      </div>
    </div>
  );
}
