import type { SoldOutLine } from '../../../domain/backoffice/restock.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** What is sold out and was not bought on the chosen days: nothing says how many of it to order, but that none are left. */
export function SoldOut({ count, lines }: { count: number; lines: readonly SoldOutLine[] }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <div className="mt-14">
      <TitledSection id="sold-out" title={t('backoffice.restock.soldOut')}>
        <p className="mb-4 max-w-measure text-sm text-muted">
          {t('backoffice.restock.soldOutText', { count })}{' '}
          <LocalLink to="/admin/products?show=sold-out" className="underline underline-offset-4">
            {t('backoffice.restock.soldOutAll')}
          </LocalLink>
        </p>
        <div
          className="overflow-x-auto"
          tabIndex={0}
          role="group"
          aria-label={t('backoffice.restock.soldOut')}
        >
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-left text-xs text-muted">
                <th scope="col" className="py-3 font-medium">
                  {t('backoffice.products.product')}
                </th>
                <th scope="col" className="py-3 pl-4 font-medium">
                  {t('backoffice.purchase.supplier')}
                </th>
                <th scope="col" className="py-3 pl-4 text-right font-medium">
                  {t('backoffice.restock.leadDays')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-b border-line">
              {lines.map(({ productId, name, articleNumber, supplier, leadDays, leadOf }) => (
                <tr key={productId} className="align-top">
                  <th scope="row" className="min-w-44 py-3 text-left font-normal">
                    <LocalLink to={`/admin/products/${productId}`} className="font-semibold hover:underline">
                      <Unbroken text={name} />
                    </LocalLink>
                    <span className="block text-xs break-words text-muted">{articleNumber}</span>
                  </th>
                  <td className="py-3 pl-4 break-words">{supplier ?? '–'}</td>
                  <td className="py-3 pl-4 text-right whitespace-nowrap">
                    {leadDays}
                    <span className="block text-xs text-muted">{t(`backoffice.restock.lead.${leadOf}`)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {count > lines.length && (
          <p className="mt-4 text-sm text-muted">{t('backoffice.import.shown', { count: lines.length })}</p>
        )}
      </TitledSection>
    </div>
  );
}
