import { WARRANTY_PERIODS } from '../../content/pages/warranty-periods.ts';
import { useT } from '../i18n/i18n.tsx';
import { headCell, tableClass, cell } from './table-class.ts';

/** The shop's warranty by kind of goods (C §9). */
export function WarrantyTable() {
  const t = useT();
  return (
    <table className={tableClass}>
      <caption className="sr-only">{t('page.warranty.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {t('page.warranty.category')}
          </th>
          <th scope="col" className={`${headCell} text-right`}>
            {t('page.warranty.period')}
          </th>
        </tr>
      </thead>
      <tbody>
        {WARRANTY_PERIODS.map(({ goods, years }) => (
          <tr key={goods}>
            <th scope="row" className={`${cell} font-normal`}>
              {t(`page.warranty.${goods}`)}
            </th>
            <td className={`${cell} text-right font-semibold whitespace-nowrap`}>
              {t('page.warranty.years', { years })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
