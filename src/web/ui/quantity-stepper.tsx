import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

/**
 * A typed count: a positive whole number, else null (the typed value is then ignored). Blanks around it
 * are forgiven, signs, decimals and anything beyond the safe integers are not.
 */
export function parseCount(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return null;
  const count = Number(trimmed);
  return count >= 1 && Number.isSafeInteger(count) ? count : null;
}

interface CountRange {
  min: number;
  max?: number;
}

/**
 * The count after one press of minus (−1) or plus (+1), held inside the range; `null` when minus is
 * pressed at the minimum, which the caller may read as "take it away".
 */
export function stepCount(
  count: number,
  direction: -1 | 1,
  { min, max = Infinity }: CountRange,
): number | null {
  const next = count + direction;
  if (next < min) return null;
  return Math.min(next, max);
}

interface QuantityStepperProps {
  count: number;
  onChange: (count: number) => void;
  labels: { count: string; decrease: string; increase: string; remove?: string };
  /** With it, minus at the minimum removes; without it, minus stops there. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  size?: 'sm' | 'md';
  width?: 'auto' | 'full';
  name?: string;
  disabled?: boolean;
}

/** Minus, an editable count, plus. What is typed counts once the field is left or Enter is pressed. */
export function QuantityStepper({
  count,
  onChange,
  labels,
  onRemove,
  min = 1,
  max,
  size = 'md',
  width = 'auto',
  name,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const range = { min, max };
  const removes = count <= min && onRemove !== undefined;

  const step = (direction: -1 | 1) => {
    setDraft(null);
    const next = stepCount(count, direction, range);
    if (next === null) onRemove?.();
    else if (next !== count) onChange(next);
  };
  const commit = () => {
    const typed = draft === null ? null : parseCount(draft);
    setDraft(null);
    if (typed === null || typed < min) return;
    const held = Math.min(typed, max ?? typed);
    if (held !== count) onChange(held);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') setDraft(null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      if (event.key === 'ArrowUp') step(1);
      else if (count > min) step(-1);
    }
  };

  return (
    <div
      role="group"
      aria-label={labels.count}
      className={classNames(
        'inline-flex items-center justify-between rounded-full bg-fill',
        width === 'full' && 'w-full',
      )}
    >
      <IconButton
        label={removes ? (labels.remove ?? labels.decrease) : labels.decrease}
        size={size}
        className="hover:bg-fill-hover"
        disabled={disabled || (count <= min && onRemove === undefined)}
        onClick={() => step(-1)}
      >
        {removes ? (
          <Trash size={16} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Minus size={16} strokeWidth={2} aria-hidden="true" />
        )}
      </IconButton>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.count}
        value={draft ?? String(count)}
        disabled={disabled}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={classNames(
          'min-w-0 rounded-sm bg-transparent text-center font-semibold',
          size === 'sm' ? 'h-9 w-9 text-sm pointer-coarse:h-11' : 'h-11 w-11 text-base',
        )}
      />
      <IconButton
        label={labels.increase}
        size={size}
        className="hover:bg-fill-hover"
        disabled={disabled || (max !== undefined && count >= max)}
        onClick={() => step(1)}
      >
        <Plus size={16} strokeWidth={2} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
