import { orderDocumentPath } from '../../domain/invoices/order-documents.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { photographAddress } from '../../domain/rental/protocol.ts';
import { protocolName } from '../../domain/rental/protocol-name.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { DocumentLink } from './issued-documents.tsx';
import { SignedProtocol } from './signed-protocol.tsx';

/** In which state each machine of a lease went and came back, as it was signed. */
export function LeaseProtocols({ lease: { protocols, order, line } }: { lease: LeaseView }) {
  const t = useT();
  const locale = useLocale();
  if (protocols.length === 0) return null;
  const timeZone = timeZoneOf(marketOf(order.currency));
  return (
    <TitledSection id="protocols" title={t('protocol.list')}>
      <div className="border-t border-line">
        {protocols.map((protocol) => (
          <Disclosure
            key={protocol.id}
            id={`protocol-${protocol.id}`}
            summary={`${t(`protocol.title.${protocol.kind}`)} ${protocol.machine.inventoryNumber}, ${formatDate(protocol.signedAt, locale, timeZone, 'short')}`}
          >
            <SignedProtocol protocol={protocol} currency={order.currency} addressOf={photographAddress} />
            <ul className="mt-4">
              <DocumentLink href={orderDocumentPath(order.id, protocolName(line, protocol))}>
                {t(`protocol.title.${protocol.kind}`)}
              </DocumentLink>
            </ul>
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  );
}
