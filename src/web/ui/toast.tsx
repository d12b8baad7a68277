import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';

/** How long a toast stays, in milliseconds (C §9). */
export const toastLifetimeMs = 3000;
/** How many toasts are shown at once (C §9); the oldest gives way. */
export const mostToasts = 5;

type ToastTone = 'success' | 'error' | 'info';
interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** What can be done about it; done or not, the toast goes. */
  action?: ToastAction;
}
interface ToastAction {
  label: string;
  press: () => void;
}
/** Calls back after some milliseconds; the answer takes the call back. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

interface ToastStore {
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  show: (tone: ToastTone, text: string, action?: ToastAction) => number;
  dismiss: (id: number) => void;
  /** Holds every toast while someone reads or works on one. */
  pause: () => void;
  /** Gives every held toast its full time again; nothing happens when none was held. */
  resume: () => void;
}

const byTimer: Schedule = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** A list of toasts, newest first. The clock is handed in. */
export function createToastStore(schedule: Schedule = byTimer): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  const cancels = new Map<number, () => void>();

  const stopTimer = (id: number) => {
    cancels.get(id)?.();
    cancels.delete(id);
  };
  const replace = (next: readonly Toast[]) => {
    for (const toast of toasts) if (!next.includes(toast)) stopTimer(toast.id);
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => replace(toasts.filter((toast) => toast.id !== id));
  const startTimer = (id: number) => {
    stopTimer(id);
    cancels.set(
      id,
      schedule(() => dismiss(id), toastLifetimeMs),
    );
  };

  return {
    list: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (tone, text, action) => {
      const id = ++lastId;
      // The same word again takes the place of the one before; what each offers may be about another thing.
      const others = toasts.filter((toast) => toast.tone !== tone || toast.text !== text || toast.action);
      replace([{ id, tone, text, ...(action && { action }) }, ...others].slice(0, mostToasts));
      if (!paused) startTimer(id);
      return id;
    },
    dismiss,
    pause: () => {
      paused = true;
      for (const toast of toasts) stopTimer(toast.id);
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const toast of toasts) startTimer(toast.id);
    },
  };
}

/**
 * The page's toasts. Only ever written in the browser, in answer to an event: while the server renders,
 * the list is empty, so nothing can pass from one visitor to another.
 */
const toasts = createToastStore();

export const toast = {
  success: (text: string, action?: ToastAction): number => toasts.show('success', text, action),
  error: (text: string): number => toasts.show('error', text),
  info: (text: string): number => toasts.show('info', text),
  dismiss: (id: number): void => toasts.dismiss(id),
};

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const satisfies Record<
  ToastTone,
  unknown
>;
const none: readonly Toast[] = [];

function ToastBar({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const Icon = icons[toast.tone];
  // A toast that goes while it is pointed at can no longer be left.
  useEffect(() => toasts.resume, []);
  const { id, tone, text, action } = toast;
  return (
    <div
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
      style={{ order: -id }}
      className={classNames(
        'pointer-events-auto flex w-full rounded-md text-sm shadow-raised transition duration-base ease-out starting:-translate-y-2 starting:opacity-0',
        tone === 'error' ? 'bg-danger text-on-danger' : 'bg-inverse text-on-inverse',
      )}
    >
      <button
        type="button"
        onClick={() => toasts.dismiss(id)}
        className="flex flex-1 items-start gap-3 rounded-md px-4 py-3.5 text-left font-medium -outline-offset-2"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className="flex-1">{text}</span>
        <span className="sr-only">{dismissLabel}</span>
      </button>
      {action && (
        <button
          type="button"
          onClick={() => {
            toasts.dismiss(id);
            action.press();
          }}
          className="rounded-md px-4 font-semibold underline underline-offset-4 -outline-offset-2"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/**
 * Shows the toasts, newest on top; a press closes one, pointer or focus on them holds them all. Errors
 * interrupt a screen reader, the rest waits its turn: two live regions, drawn as one column by `order`.
 */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const ref = useRef<HTMLElement>(null);

  // The newest layer is on top: a toast shown while a dialog is open has to step in front of it. For the keyboard it
  // follows what has the focus: what it offers is one key away.
  const newestId = list[0]?.id;
  useEffect(() => {
    const region = ref.current;
    if (region === null || newestId === undefined) return;
    if (region.matches(':popover-open')) region.hidePopover();
    const focused = document.activeElement;
    region.showPopover(focused instanceof HTMLElement ? { source: focused } : {});
  }, [newestId]);

  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={label}
      className="pointer-events-none fixed inset-auto top-4 right-4 left-4 m-0 ml-auto block max-w-96 overflow-visible bg-transparent sm:left-auto sm:w-96"
    >
      <div className="flex flex-col gap-2">
        <div role="status" aria-atomic="false" className="contents">
          {list.map((toast) =>
            toast.tone === 'error' ? null : (
              <ToastBar key={toast.id} toast={toast} dismissLabel={dismissLabel} />
            ),
          )}
        </div>
        <div role="alert" aria-atomic="false" className="contents">
          {list.map((toast) =>
            toast.tone === 'error' ? (
              <ToastBar key={toast.id} toast={toast} dismissLabel={dismissLabel} />
            ) : null,
          )}
        </div>
      </div>
    </section>
  );
}
