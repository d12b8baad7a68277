import { useT } from '../i18n/i18n.tsx';
import type { ShownRepair } from './shown-warranty.ts';

/** The repairs that lengthen the warranties of some goods; nothing without one. */
export function RepairList({ repairs }: { repairs: readonly ShownRepair[] }) {
  const t = useT();
  if (repairs.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-muted">{t('warranty.repairs')}:</p>
      <ul className="mt-1 flex flex-col gap-1">
        {repairs.map(({ id, days, serial, note }) => (
          <li key={id} className="break-words">
            {[days, serial, note].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
