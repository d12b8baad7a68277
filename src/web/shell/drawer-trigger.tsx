import type { MouseEvent, ReactNode } from 'react';

/** The id of the phone's menu; its buttons in the header and in the bottom bar name it. */
export const DRAWER_ID = 'menu';

/** Opens the drawer by the browser's own command, which needs no script. */
const command = { command: 'show-modal', commandfor: DRAWER_ID };

/** The same in browsers that do not know commands of buttons yet. */
function openByScript({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const drawer = document.getElementById(DRAWER_ID);
  if (!('command' in button) && drawer instanceof HTMLDialogElement) drawer.showModal();
}

/** A button that opens the phone's menu. */
export function DrawerTrigger({
  label,
  className,
  children,
}: {
  /** The button's name when it shows only an icon. */
  label?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...command}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={openByScript}
      className={className}
    >
      {children}
    </button>
  );
}
