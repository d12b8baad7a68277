import type { MessageKey } from '../../content/translator.ts';
import { formatDays } from '../../domain/locale/format-date.ts';
import { refusalValues, type RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FreeAlternatives, type RefusedWish } from './free-alternatives.tsx';

const TEXTS = {
  'days-missing': 'error.days-missing',
  'day-not-offered': 'error.day-not-offered',
  'days-taken': 'error.days-taken',
} as const satisfies Record<RentalRefusal['reason'], MessageKey>;

/** Why machines cannot be had as chosen, with the nearest days on which they can be, and others that can be had then. */
export function RentalRefusalNote({
  refusal,
  wish,
  name,
  onStart,
}: {
  refusal: RentalRefusal;
  /** What cannot be had; null where no first day is chosen. */
  wish: RefusedWish | null;
  /** Of the product. */
  name: string;
  onStart: (day: string) => void;
}) {
  const t = useT();
  const locale = useLocale();
  const nearest = refusal.reason === 'days-taken' ? refusal.nearest : [];
  return (
    <Alert
      tone="danger"
      live
      action={
        nearest.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {nearest.map((day) => (
              <Button key={day} size="sm" onClick={() => onStart(day)}>
                {formatDays(day, day, locale)}
              </Button>
            ))}
          </div>
        ) : undefined
      }
    >
      {t(TEXTS[refusal.reason], refusalValues(refusal, { name, locale }))}
      {refusal.reason === 'days-taken' && wish !== null && (
        <FreeAlternatives productId={refusal.productId} wish={wish} />
      )}
    </Alert>
  );
}
