import { useEffect, type ReactNode } from 'react';
import type { EarlyControl } from './repeat-input.ts';

declare global {
  interface Window {
    /** What the visitor did before the page's script was there; see `HEAR_EARLY_INPUT`. */
    earlyInput?: Map<EventTarget, 'click' | 'input'>;
  }
}

/** Part of a page's inline script: remembers once per control what is pressed and changed until `takeEarlyInput` is called. */
export const HEAR_EARLY_INPUT = `earlyInput=new Map();
['click','input'].forEach(k=>addEventListener(k,e=>window.earlyInput?.set(k=='click'&&e.target.closest('button')||e.target,k),{capture:true}));`;

/** What a control holds by now. */
function controlOf([target, kind]: readonly [EventTarget, EarlyControl['kind']]): EarlyControl {
  const { value, checked } = target as HTMLInputElement;
  return { target, kind, value, checked };
}

/**
 * What was pressed and changed so far, in its order, to be called before React takes the page over: React writes the server's text into
 * the text areas again. What React does not hear later is repeated, too.
 */
export function takeEarlyInput(): readonly EarlyControl[] {
  const taken = [...(window.earlyInput ?? [])].map(controlOf);
  delete window.earlyInput;
  addEventListener('click', hearClick, true);
  addEventListener('input', hearWords, true);
  return taken;
}

/** Whether React hears a control. A part of the page whose code comes after the rest is drawn before that, and is not React's yet. */
const isTakenOver = (target: EventTarget): boolean =>
  Object.keys(target).some((key) => key.startsWith('__reactProps'));

function repeat(controls: readonly EarlyControl[]): void {
  // Before the rest has come, and before more is typed.
  for (const { target, value } of controls)
    if (target instanceof HTMLTextAreaElement && target.value === target.defaultValue) target.value = value;
  const sent = new Set<unknown>();
  const hearSent = ({ target }: Event) => void sent.add(target);
  addEventListener('submit', hearSent, true);
  void import('./repeat-input.ts')
    .then(({ repeatInput }) => repeatInput(controls, { isHeard: isTakenOver, sent }))
    .finally(() => removeEventListener('submit', hearSent, true));
}

/** Pressed after React took over the page and before it took over the button: of such a press React tells nobody, and stops it. */
function hearClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null || isTakenOver(button)) return;
  const heard = controlOf([button, 'click']);
  // What React could take over for the press itself, it has by then, and heard it.
  setTimeout(() => {
    if (!isTakenOver(button)) repeat([heard]);
  });
}

const typed = new WeakMap<EventTarget, EarlyControl>();

/** Typed before React took over the text area, which loses its words by that. */
function hearWords({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement) || isTakenOver(target)) return;
  const known = typed.get(target);
  if (known !== undefined) known.value = target.value;
  else {
    const heard = controlOf([target, 'input']);
    typed.set(target, heard);
    setTimeout(() => repeat([heard]));
  }
}

/**
 * Repeats what was pressed and changed before React heard it, once it does: links and forms work without a script, but a
 * filter that was ticked, a day that was chosen or a button that opens a sheet would stay without effect. It stands around the page, because
 * something beside it that the server did not draw would change every `useId` in it.
 */
export function EarlyInput({ heard, children }: { heard: readonly EarlyControl[]; children: ReactNode }) {
  useEffect(() => {
    if (heard.length > 0) repeat(heard);
  }, [heard]);
  return children;
}
