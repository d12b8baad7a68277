import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { toasts, type Toast, type ToastTone } from './toast.ts';

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
