/** How long a toast stays, in milliseconds (C §9). */
export const toastLifetimeMs = 3000;
/** How many toasts are shown at once (C §9); the oldest gives way. */
export const mostToasts = 5;

export type ToastTone = 'success' | 'error' | 'info';
export interface Toast {
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
export const toasts = createToastStore();

export const toast = {
  success: (text: string, action?: ToastAction): number => toasts.show('success', text, action),
  error: (text: string): number => toasts.show('error', text),
  info: (text: string): number => toasts.show('info', text),
  dismiss: (id: number): void => toasts.dismiss(id),
};
