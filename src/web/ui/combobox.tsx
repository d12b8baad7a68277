import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton, Spinner } from './button.tsx';
import { classNames } from './class-names.ts';
import { useCombobox } from './use-combobox.ts';

/** Options of a combobox under a common title. */
export interface ComboboxSection<Item> {
  id: string;
  title?: string;
  /** Stays in view under the others while they scroll. */
  isLast?: boolean;
  items: readonly Item[];
}

/** A press that a link answers by itself: for a new tab or window, or to keep what it leads to. */
const isForLink = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The row at the end of the list, which does not scroll away and is as high with an option as with a status. */
const LAST_ROW =
  'fade-above sticky -bottom-2 z-1 -mx-2 mt-1 -mb-2 border-t border-line bg-raised px-2 py-1.5';

/**
 * The options of a combobox in their sections. They are never focused: the input points at the highlighted one. An option
 * with an address is a link, so that it opens in a new tab, or has its address copied, as links do.
 */
function ComboboxList<Item>({
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
        section.items.length === 0 ? null : section.isLast ? (
          <div key={section.id} role="presentation" className={LAST_ROW}>
            {section.items.map(option)}
          </div>
        ) : section.title === undefined ? (
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

interface ComboboxProps<Item> {
  /** `form` names the landmark where a page has several searches. */
  labels: { form?: string; input: string; submit: string; clear: string; results: string };
  value: string;
  onValueChange: (text: string) => void;
  sections: readonly ComboboxSection<Item>[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item, active: boolean) => ReactNode;
  onSelect: (item: Item) => void;
  /** Waiting, in place of the last row; or nothing found, or failed, over the options, with what to do. */
  status?: { tone: 'waiting' | 'empty' | 'error'; text: string; hint?: string } | null;
  /** What a screen reader hears when the results change, e.g. "5 results". */
  announcement?: string;
  /** Where an option leads; without an address it is no link. */
  hrefOf: (item: Item) => string | undefined;
  /** Where the form goes, and under which name its text: it works before and without the script. */
  action: string;
  name: string;
  placeholder?: string;
  className?: string;
}

/** A search field with a list of options under it (an editable combobox with a listbox popup). */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { labels, value, itemKey, status } = props;
  const isWaiting = status?.tone === 'waiting';
  const sections = isWaiting ? props.sections.filter(({ isLast }) => !isLast) : props.sections;
  const items = sections.flatMap((section) => section.items);
  const { root, open, setOpen, listId, optionId, activeKey, setActiveKey, onKeyDown, choose } = useCombobox({
    items,
    itemKey,
    onSelect: props.onSelect,
  });
  const shown = open && (items.length > 0 || Boolean(status));
  const clear = () => {
    props.onValueChange('');
    root.current?.querySelector('input')?.focus();
  };

  return (
    <form
      ref={root}
      action={props.action}
      role="search"
      aria-label={labels.form}
      className={classNames('relative', props.className)}
      onSubmit={() => setOpen(false)}
    >
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto text-muted"
      />
      <input
        type="search"
        name={props.name}
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={labels.input}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && activeKey !== null ? optionId(activeKey) : undefined}
        placeholder={props.placeholder ?? labels.input}
        value={value}
        onChange={(event) => {
          props.onValueChange(event.currentTarget.value);
          setActiveKey(null);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded-full bg-fill pr-11 pl-11 text-base transition-colors hover:bg-fill-hover focus:bg-fill"
      />
      {value !== '' && (
        <IconButton
          label={labels.clear}
          size="sm"
          onClick={clear}
          className="absolute! inset-y-0 right-1 my-auto"
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {/* Enter in the field does the same: no stop for the keyboard that nobody sees. */}
      <button type="submit" tabIndex={-1} className="sr-only">
        {labels.submit}
      </button>
      <div
        hidden={!shown}
        // On phones a sheet from edge to edge that leaves the bar at the bottom free; on wider screens a list under the field.
        className="absolute -inset-x-gutter top-full z-40 mt-2 max-h-[calc(100dvh-11rem)] scroll-pb-16 overflow-y-auto overscroll-contain rounded-b-lg bg-raised p-2 shadow-raised md:inset-x-0 md:max-h-[min(36rem,70dvh)] md:rounded-lg short:max-h-none"
      >
        {status && !isWaiting && (
          <div className="px-3 py-3 text-sm">
            <p className={status.tone === 'error' ? 'text-danger' : 'font-medium'}>{status.text}</p>
            {status.hint !== undefined && <p className="mt-1 text-muted">{status.hint}</p>}
          </div>
        )}
        <ComboboxList
          id={listId}
          label={labels.results}
          sections={sections}
          itemKey={itemKey}
          optionId={optionId}
          activeKey={activeKey}
          onActive={setActiveKey}
          onChoose={choose}
          renderItem={props.renderItem}
          hrefOf={props.hrefOf}
        />
        {isWaiting && (
          <div className={LAST_ROW}>
            <p className="flex min-h-11 items-center gap-3 px-3 text-sm text-muted">
              <Spinner size={16} />
              {status.text}
            </p>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {shown ? [status?.text, status?.hint].filter(Boolean).join('. ') || props.announcement : ''}
      </p>
    </form>
  );
}
