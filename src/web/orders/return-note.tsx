import { returnNote, type ReturnDue } from '../../domain/rental/lease-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';

/** How many days a machine may still be kept (C §4), or for how many it has been kept too long; nothing while that is far. */
export function ReturnNote({ due }: { due: ReturnDue }) {
  const t = useT();
  const note = returnNote(due);
  if (note === null) return null;
  return (
    <span className={classNames('font-semibold', note === 'overdue' ? 'text-danger' : 'text-ink')}>
      {t(`lease.note.${note}`, { days: Math.abs(due.daysLeft ?? 0) })}
    </span>
  );
}
