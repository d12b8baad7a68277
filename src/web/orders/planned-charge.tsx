import { formatDate } from '../../domain/locale/format-date.ts';
import type { PlannedCharge } from '../../domain/rental/charge-day.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';

/** That the shop charges a bill by itself, when and to what. */
export function PlannedChargeText({ charge: { day, method } }: { charge: PlannedCharge }) {
  const t = useT();
  const locale = useLocale();
  const { kind, brand, last4 } = method;
  const name = [
    brand === '' ? t('lease.bill.chargedTo', { kind }) : brand,
    ...(last4 === null ? [] : [`•••• ${last4}`]),
  ];
  return t('lease.bill.charge', {
    day: formatDate(day, locale, 'UTC', 'short'),
    method: name.join(' '),
  });
}
