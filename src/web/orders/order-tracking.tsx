import Truck from 'lucide-react/icons/truck';
import { carrierName, trackingUrl } from '../../domain/orders/carriers.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { CopyButton } from './copy-button.tsx';

/** Who carries an order, under which number, and the carrier's own page about it. */
export function OrderTracking({ tracking }: Pick<OrderView, 'tracking'>) {
  const t = useT();
  const locale = useLocale();
  if (tracking === null) return null;
  const name = carrierName(tracking.carrier)[locale];
  const numberName = t('order.tracking.number');
  return (
    <TitledSection id="tracking" title={t('order.tracking')} isPanel>
      <DefinitionTable
        rows={[
          { term: t('order.tracking.carrier'), value: name },
          {
            term: numberName,
            value: (
              <span className="flex items-center justify-between gap-2">
                <span className="min-w-0 break-all">{tracking.number}</span>
                <CopyButton text={tracking.number} name={numberName} />
              </span>
            ),
          },
        ]}
      />
      <a
        href={trackingUrl(tracking)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass({ tone: 'primary' })} mt-4`}
      >
        <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('order.tracking.follow', { carrier: name })}
        <span className="sr-only">, {t('footer.newWindow')}</span>
      </a>
    </TitledSection>
  );
}
