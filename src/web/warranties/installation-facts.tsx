import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { InstallationRecord } from '../../domain/warranties/installation.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Badge } from '../ui/badge.tsx';

/** Who installed, where, and what was noted. */
export function InstallationFacts({ record }: { record: InstallationRecord }) {
  const t = useT();
  const locale = useLocale();
  const { installedOn, installer, address, phone, note, isByStaff } = record;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={installedOn} className="font-semibold">
          {formatDate(installedOn, locale, 'UTC', 'short')}
        </time>
        <Badge>{t(isByStaff ? 'installation.byStaff' : 'installation.byCustomer')}</Badge>
      </p>
      <p className="mt-1.5 text-sm wrap-break-word">
        {installer}
        {phone !== null && `, ${printPhone(phone)}`}
        <span className="block text-muted">
          <Unbroken text={address} />
        </span>
      </p>
      {note !== null && (
        <p className="mt-1.5 text-sm whitespace-pre-line wrap-break-word text-muted">{note}</p>
      )}
    </>
  );
}
