import { classNames } from './class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

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
