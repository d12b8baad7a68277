import { daysRange } from '../../../domain/checkout/days-range.ts';
import { DELIVERY_ESTIMATES } from '../../../domain/checkout/delivery-estimates.ts';
import { useT } from '../../i18n/i18n.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

const head = 'border-b border-line py-3 pr-6 text-left align-bottom font-normal text-muted last:pr-0';
const cell = 'border-b border-line py-3.5 pr-6 text-left align-top last:pr-0';

/** How long parcels are on their way, said to be estimates (C §9, R31). */
export function DeliveryEstimates() {
  const t = useT();
  return (
    <TitledSection id="delivery-estimates" title={t('profile.delivery.title')}>
      <p className="mb-3 max-w-measure text-sm text-muted">{t('profile.delivery.text')}</p>
      <table className="w-full max-w-measure border-collapse text-sm">
        <thead>
          <tr>
            {(['area', 'standard', 'express'] as const).map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`profile.delivery.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DELIVERY_ESTIMATES.map(({ area, standard, express }) => (
            <tr key={area}>
              <th scope="row" className={`${cell} font-semibold`}>
                {t(`profile.delivery.area.${area}`)}
              </th>
              {[standard, express].map((days, index) => (
                <td key={index} className={cell}>
                  {t('page.delivery.daysRange', daysRange(days))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}
