import { useT } from '../i18n/i18n.tsx';

/** The serial numbers of some goods; nothing for goods that have none. */
export function SerialList({ serials, hasSerials }: { serials: readonly string[]; hasSerials: boolean }) {
  const t = useT();
  if (!hasSerials && serials.length === 0) return null;
  return (
    <p className="text-sm">
      <span className="text-muted">{t('warranty.serials')}: </span>
      {serials.length === 0 ? (
        <span className="text-muted">{t('warranty.noSerials')}</span>
      ) : (
        serials.map((serial, index) => (
          <span key={serial}>
            {index > 0 && ', '}
            <span className="inline-block max-w-full font-medium break-all">{serial}</span>
          </span>
        ))
      )}
    </p>
  );
}
