import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';

/** One filter under its name, folded by the browser itself. Once it is shown the shopper opens and closes it. */
export function FilterFold({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className="group/filter border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-sm text-sm font-semibold">
        {label}
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-muted transition-[rotate] duration-base group-open/filter:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
