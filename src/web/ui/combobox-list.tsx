import type { ReactNode } from 'react';
import type { ComboboxSection } from './combobox-section.ts';

/** The options of a combobox in their sections. They are never focused: the input points at the highlighted one. */
export function ComboboxList<Item>({
  id,
  label,
  sections,
  itemKey,
  optionId,
  activeKey,
  onActive,
  onChoose,
  renderItem,
}: {
  id: string;
  label: string;
  sections: readonly ComboboxSection<Item>[];
  itemKey: (item: Item) => string;
  optionId: (key: string) => string;
  activeKey: string | null;
  onActive: (key: string) => void;
  onChoose: (item: Item) => void;
  renderItem: (item: Item, active: boolean) => ReactNode;
}) {
  const option = (item: Item) => {
    const key = itemKey(item);
    const active = key === activeKey;
    return (
      <div
        key={key}
        id={optionId(key)}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        onPointerMove={() => onActive(key)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(item)}
        // Some assistive technology puts real focus on an option.
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChoose(item);
        }}
        className="flex min-h-11 flex-col justify-center rounded-md px-3 py-2.5 text-sm aria-selected:bg-fill"
      >
        {renderItem(item, active)}
      </div>
    );
  };
  return (
    <div id={id} role="listbox" aria-label={label}>
      {sections.map((section) =>
        section.title === undefined || section.items.length === 0 ? (
          section.items.map(option)
        ) : (
          <div
            key={section.id}
            role="group"
            aria-labelledby={`${id}-${section.id}`}
            className="not-first:mt-2"
          >
            <div id={`${id}-${section.id}`} role="presentation" className="px-3 pt-2 pb-1 text-xs text-muted">
              {section.title}
            </div>
            {section.items.map(option)}
          </div>
        ),
      )}
    </div>
  );
}
