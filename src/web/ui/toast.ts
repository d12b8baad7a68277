import { createToastStore, type ToastAction } from './toast-store.ts';

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
