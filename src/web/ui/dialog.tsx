import { classNames } from './class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

/** A modal in the middle of the page, for a question that has to be answered. */
export function Dialog(modal: ModalProps) {
  return (
    <Modal
      {...modal}
      className={classNames(
        'm-auto w-[min(27rem,calc(100%-2*var(--spacing-gutter)))] rounded-xl duration-base',
        'translate-y-2 opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0',
      )}
    />
  );
}
