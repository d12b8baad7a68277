import { trackingUrl, type Tracking } from '../../domain/orders/carriers.ts';
import { useT } from '../i18n/i18n.tsx';

/** The number of a parcel, leading to where its carrier tells where it is, in a window of its own. */
export function TrackingLink({ tracking }: { tracking: Tracking }) {
  const t = useT();
  return (
    <a
      href={trackingUrl(tracking)}
      target="_blank"
      rel="noopener noreferrer"
      className="break-all underline underline-offset-4"
    >
      {tracking.number}
      <span className="sr-only">, {t('footer.newWindow')}</span>
    </a>
  );
}
