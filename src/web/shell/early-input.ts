import { useEffect, type ReactNode } from 'react';
import type { EarlyControl } from './repeat-input.ts';

/** What was pressed or changed, by which event. */
type HeardInput = ReadonlyMap<EventTarget, 'click' | 'input'>;

declare global {
  interface Window {
    /** What the visitor did before the page's script was there; see `HEAR_EARLY_INPUT`. */
    earlyInput?: Map<EventTarget, 'click' | 'input'>;
  }
}

/**
 * Part of a page's inline script: remembers once per control what is pressed and changed until `takeEarlyInput` is called, and of text areas what
 * is typed, for `putBackWords`.
 */
export const HEAR_EARLY_INPUT = `earlyInput=new Map();
addEventListener('input',({target:t})=>{if(t.type=='textarea')t.typed=t.value},{capture:true});
['click','input'].forEach(k=>addEventListener(k,e=>window.earlyInput?.set(k=='click'&&e.target.closest('button')||e.target,k),{capture:true}));`;

/** What was pressed and changed so far, in its order; what comes later is React's to hear. */
export function takeEarlyInput(): HeardInput | undefined {
  const taken = window.earlyInput;
  delete window.earlyInput;
  return taken;
}

/** Whether React hears a control. A part of the page whose code comes after the rest is drawn before that, and is not React's yet. */
const isTakenOver = (target: EventTarget): boolean =>
  Object.keys(target).some((key) => key.startsWith('__reactProps'));

function repeat(inputs: HeardInput): void {
  // React may set controls back until the rest has come.
  const controls = [...inputs].map(([target, kind]): EarlyControl => {
    const { value, checked } = target as HTMLInputElement;
    return { target, kind, value, checked };
  });
  const sent = new Set<unknown>();
  const hearSent = ({ target }: Event) => void sent.add(target);
  addEventListener('submit', hearSent, true);
  void import('./repeat-input.ts')
    .then(({ repeatInput }) => repeatInput(controls, { isHeard: isTakenOver, sent }))
    .finally(() => removeEventListener('submit', hearSent, true));
}

/** Pressed after React took over the page and before it took over the button: of such a press React tells nobody, and stops it. */
function hearUnheard({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null || isTakenOver(button)) return;
  // What React could take over for the press itself, it has by then, and heard it.
  setTimeout(() => {
    if (!isTakenOver(button)) repeat(new Map([[button, 'click']]));
  });
}

/**
 * Repeats what was pressed and changed before React heard it, once it does: links and forms work without a script, but a
 * filter that was ticked, a day that was chosen or a button that opens a sheet would stay without effect. It stands around the page, because
 * something beside it that the server did not draw would change every `useId` in it.
 */
export function EarlyInput({ heard, children }: { heard: HeardInput | undefined; children: ReactNode }) {
  useEffect(() => {
    if (heard?.size) repeat(heard);
    addEventListener('click', hearUnheard, true);
    return () => removeEventListener('click', hearUnheard, true);
  }, [heard]);
  return children;
}
