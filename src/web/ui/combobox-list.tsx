import type { MouseEvent, ReactNode } from 'react';

/** Options of a combobox under a common title. */
export interface ComboboxSection<Item> {
  id: string;
  title?: string;
  items: readonly Item[];
}

/** A press that a link answers by itself: for a new tab or window, or to keep what it leads to. */
const isForLink = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The options of a combobox in their sections. They are never focused: the input points at the highlighted one. An option
 * with an address is a link, so that it opens in a new tab, or has its address copied, as links do.
 */
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
  hrefOf,
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
  hrefOf: (item: Item) => string | undefined;
}) {
  const option = (item: Item) => {
    const key = itemKey(item);
    const active = key === activeKey;
    const href = hrefOf(item);
    const Element = href === undefined ? 'div' : 'a';
    return (
      <Element
        key={key}
        href={href}
        id={optionId(key)}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        onPointerMove={() => onActive(key)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (isForLink(event)) return;
          event.preventDefault();
          onChoose(item);
        }}
        // Some assistive technology puts real focus on an option.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onChoose(item);
        }}
        className="flex min-h-11 flex-col justify-center rounded-md px-3 py-2.5 text-sm aria-selected:bg-fill"
      >
        {renderItem(item, active)}
      </Element>
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
