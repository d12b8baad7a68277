import { classNames } from './class-names.ts';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { wrapIndex } from './wrap-index.ts';

export interface Tab {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Tabs with a roving focus: arrows move and choose, Home and End jump. Without script all panels are shown. */
export function Tabs({
  label,
  tabs,
  initialId,
}: {
  label: string;
  tabs: readonly Tab[];
  initialId?: string;
}) {
  const uid = useId();
  const list = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState(initialId ?? tabs[0]?.id);
  const current = tabs.findIndex((tab) => tab.id === currentId);

  const choose = (index: number) => {
    const tab = tabs[wrapIndex(index, tabs.length)];
    if (tab === undefined) return;
    setCurrentId(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex scrollbar-none gap-7 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${uid}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === currentId}
            aria-controls={`${uid}-panel-${tab.id}`}
            tabIndex={tab.id === currentId ? 0 : -1}
            onClick={() => setCurrentId(tab.id)}
            onKeyDown={onKeyDown}
            className="-mb-px border-b-2 border-transparent py-3.5 text-sm font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${uid}-panel-${tab.id}`}
          aria-labelledby={`${uid}-tab-${tab.id}`}
          tabIndex={0}
          className={classNames('rounded-sm pt-8 noscript:block', tab.id !== currentId && 'hidden')}
        >
          <h3 className="mb-4 hidden noscript:block">{tab.title}</h3>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
