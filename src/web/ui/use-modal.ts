import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a native modal dialog in step with `open`. Without `open` the dialog is left to the page's own
 * buttons (`command="show-modal"`). A press on the backdrop closes it, also in browsers without `closedby`.
 */
export function useModal(open: boolean | undefined): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const closeOnBackdrop = (event: Event) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', closeOnBackdrop);
    return () => dialog.removeEventListener('click', closeOnBackdrop);
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || open === undefined) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return ref;
}
