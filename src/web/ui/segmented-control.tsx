import { classNames } from './class-names.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead where the control is narrow. */
  short?: string;
}

/** A few short alternatives side by side, one of them chosen: radio buttons drawn as one pill. */
export function SegmentedControl<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  size = 'md',
}: {
  label: string;
  /** Of its radio buttons; no other group on the page has it. */
  name: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'sm' | 'md';
}) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex rounded-full bg-fill p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative grid flex-1 cursor-pointer place-items-center rounded-full px-1 text-center font-semibold text-muted transition-colors hover:text-ink',
              'has-checked:bg-segment has-checked:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              size === 'sm' ? 'min-h-8 text-xs pointer-coarse:min-h-10' : 'min-h-10 text-sm',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              className="sr-only"
            />
            {option.short === undefined ? (
              option.label
            ) : (
              <>
                <span className="hidden @min-[13rem]:inline">{option.label}</span>
                <span className="@min-[13rem]:hidden">{option.short}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
