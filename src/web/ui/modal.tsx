import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

/** Begins a modal at its field, where that comes first in its content, else at its heading: the browser begins at the close button. */
function focusStart(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>(
    'header + div :is(a[href], button, input:not([type=hidden]), select, summary, textarea)',
  );
  const start = first?.matches('input, select, textarea') ? first : dialog.querySelector('h2');
  start?.focus();
}

/**
 * Keeps a native modal dialog in step with `open`. Without `open` the dialog is left to the page's own
 * buttons (`command="show-modal"`). A press on the backdrop closes it, also in browsers without `closedby`.
 */
function useModal(open: boolean | undefined): RefObject<HTMLDialogElement | null> {
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
    if (open && !dialog.open) {
      dialog.showModal();
      focusStart(dialog);
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return ref;
}

interface ModalProps {
  title: ReactNode;
  closeLabel: string;
  /** Without it the modal is opened by a button with `commandfor={id} command="show-modal"`. */
  open?: boolean;
  /** The modal was closed, by whatever means. */
  onClose?: () => void;
  id?: string;
  /** Buttons at the lower edge; they stay in view while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

const backdrop = classNames(
  'backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete',
  'backdrop:duration-base open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
);

/**
 * The frame of dialog and drawer, a native modal: focus trap, Escape, inertness and the top layer are the
 * browser's. Its close button is a form of the dialog's own and needs no script.
 */
function Modal({
  title,
  closeLabel,
  open,
  onClose,
  id,
  footer,
  className,
  children,
}: ModalProps & { className: string }) {
  const titleId = useId();
  const ref = useModal(open);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className={classNames(
        'flex-col overflow-hidden bg-raised text-ink shadow-overlay open:flex',
        'transition-[translate,opacity,overlay,display] transition-discrete ease-out',
        backdrop,
        className,
      )}
    >
      <header className="flex items-center justify-between gap-4 py-4 pr-4 pl-6">
        <h2 id={titleId} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <form method="dialog" className="flex">
          <IconButton type="submit" label={closeLabel}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </form>
      </header>
      <div className="flex-1 overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
      {footer !== undefined && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</footer>
      )}
    </dialog>
  );
}

const widths = {
  md: 'w-[min(27rem,calc(100%-2*var(--spacing-gutter)))]',
  lg: 'w-[min(42rem,calc(100%-2*var(--spacing-gutter)))]',
} as const;

/** A modal in the middle of the page, for a question that has to be answered; `lg` has room for a form. */
export function Dialog({ size = 'md', ...modal }: ModalProps & { size?: keyof typeof widths }) {
  return (
    <Modal
      {...modal}
      className={classNames(
        'm-auto rounded-xl duration-base',
        widths[size],
        'translate-y-2 opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0',
      )}
    />
  );
}

const sides = {
  start:
    'mr-auto h-dvh w-[min(26rem,calc(100%-2.5rem))] rounded-r-xl -translate-x-full starting:open:-translate-x-full',
  end: 'ml-auto h-dvh w-[min(26rem,calc(100%-2.5rem))] rounded-l-xl translate-x-full starting:open:translate-x-full',
  bottom: 'mt-auto max-h-[85dvh] w-full rounded-t-xl translate-y-full starting:open:translate-y-full',
} as const;

/** A modal that comes in from a side: the menu, the filters of a phone, the small cart. */
export function Drawer({ side = 'end', ...modal }: ModalProps & { side?: keyof typeof sides }) {
  return (
    <Modal
      {...modal}
      className={classNames('max-h-none max-w-none duration-slow open:translate-0', sides[side])}
    />
  );
}
