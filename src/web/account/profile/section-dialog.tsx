import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useLocation, type Form, type FetcherWithComponents } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';

/** By what a form is sent: the page's own form, or one that stays where it is until it is taken. */
export type SendForm = typeof Form | FetcherWithComponents<unknown>['Form'];

/** The buttons of a form; in a dialog they stay in view while its fields scroll. */
export const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 in-[dialog]:sticky in-[dialog]:-bottom-6 in-[dialog]:-mx-6 in-[dialog]:-mb-6 in-[dialog]:border-t in-[dialog]:border-line in-[dialog]:bg-raised in-[dialog]:px-6 in-[dialog]:py-4">
    {children}
  </div>
);

/** Leads back without the form: by a link, or where `to` is null out of the dialog. */
export function Cancel({ to }: { to: string | null }) {
  const t = useT();
  const text = t('profile.addresses.cancel');
  if (to === null) {
    return (
      <Button tone="ghost" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        {text}
      </Button>
    );
  }
  return (
    <a href={to} className={buttonClass({ tone: 'ghost' })}>
      {text}
    </a>
  );
}

/** Moves to what is wrong in a form that came back: in a dialog nothing else does. */
export function useProblemInView(problem: object | undefined): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === undefined) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    else ref.current?.scrollIntoView({ block: 'start' });
  }, [problem]);
  return ref;
}

/**
 * A link to a form that opens it in a dialog; without script its address, `href`, shows the form in the page. The form is empty each
 * time, and the dialog closes when it is taken: it is open for the page that it was opened on, and a form that is taken leads to the next.
 */
export function DialogLink({
  href,
  title,
  className = buttonClass(),
  form,
  children,
}: {
  href: string;
  title: string;
  className?: string;
  /** The form, made when the dialog is opened first. */
  form: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const { key: page } = useLocation();
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = opened === page;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(page);
  };
  return (
    <>
      <a href={href} onClick={open} className={className}>
        {children}
      </a>
      <Dialog title={title} closeLabel={t('shell.close')} open={isOpen} onClose={() => setOpened('')}>
        {opened !== null && <div key={String(isOpen)}>{form}</div>}
      </Dialog>
    </>
  );
}
