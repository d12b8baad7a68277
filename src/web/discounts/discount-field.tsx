import { useRef, useState } from 'react';
import type { DiscountApplied } from '../../domain/discounts/discount.ts';
import { useT } from '../i18n/i18n.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import type { DiscountEntry } from './use-discount.ts';

const bring = () => import('./discount-panel.tsx');

/** The place of the discount code: a line that opens to take one, then the code itself. Its script comes when wanted. */
export function DiscountField({
  entry,
  applied,
}: {
  entry: DiscountEntry;
  /** What the code does to the goods; null without one. */
  applied: DiscountApplied | null;
}) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isInUse = applied !== null;
  const part = useLazy(isOpen || isInUse, bring);
  const panel = part && <part.DiscountPanel entry={entry} applied={applied} place={place} />;
  return (
    <div ref={place} tabIndex={-1} className="mb-5 outline-none">
      {isInUse ? (
        (panel ?? <div className="h-15" />)
      ) : (
        <details
          open={entry.problem !== null || undefined}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary className="flex min-h-11 w-fit items-center rounded-sm text-sm font-medium underline underline-offset-4">
            {t('cart.discount.ask')}
          </summary>
          {panel ?? <div className="h-20.5" />}
        </details>
      )}
    </div>
  );
}
