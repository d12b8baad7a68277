import type { MessageKey } from '../../content/translator.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { refusalValues, type RentalRefusal } from '../../domain/rental/rental-refusal.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

const TEXTS = {
  'days-missing': 'error.days-missing',
  'day-not-offered': 'error.day-not-offered',
  'days-taken': 'error.days-taken',
} as const satisfies Record<RentalRefusal['reason'], MessageKey>;

/** Why machines cannot be had as chosen, with the nearest days on which they can be. */
export function RentalRefusalNote({
  refusal,
  name,
  onStart,
}: {
  refusal: RentalRefusal;
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
                {formatDate(day, locale, 'UTC', 'short')}
              </Button>
            ))}
          </div>
        ) : undefined
      }
    >
      {t(TEXTS[refusal.reason], refusalValues(refusal, { name, locale }))}
    </Alert>
  );
}
