import { useEffect } from 'react';

declare global {
  interface Window {
    /** What the visitor pressed or changed, and by which event, before the page's script was there; see `HEAR_EARLY_INPUT`. */
    earlyInput?: Map<EventTarget, 'click' | 'input'>;
  }
}

/** Part of a page's inline script: remembers once per control what is pressed and changed until `takeEarlyInput` is called. */
export const HEAR_EARLY_INPUT = `earlyInput=new Map();
['click','input'].forEach(k=>addEventListener(k,e=>window.earlyInput?.set(k=='click'&&e.target.closest('button')||e.target,k),{capture:true}));`;

/** What was pressed and changed so far, in its order; what comes later is React's to hear. */
export function takeEarlyInput(): ReadonlyMap<EventTarget, 'click' | 'input'> {
  const taken = window.earlyInput ?? new Map();
  delete window.earlyInput;
  return taken;
}

/** Sets a property of a control as a person would: React compares with the last value that was set on the element itself. */
function setAsPerson(
  control: HTMLElement,
  property: 'value' | 'checked',
  before: unknown,
  now: unknown,
): void {
  Reflect.set(control, property, before);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, now);
}

function repeatChange(control: EventTarget): void {
  const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
  if (isBox) {
    const { checked } = control;
    setAsPerson(control, 'checked', !checked, checked);
    // React hears boxes by their click, which would turn them over; the event alone does not.
    control.dispatchEvent(new CustomEvent('click', { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    setAsPerson(control, 'value', control.defaultValue, control.value);
  }
  if (!isBox) control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Buttons that do nothing without a script: the others send a form, or open and close what they name. */
const isScripted = (target: EventTarget): target is HTMLButtonElement =>
  target instanceof HTMLButtonElement &&
  target.type === 'button' &&
  !target.hasAttribute('popovertarget') &&
  !target.hasAttribute('commandfor');

/**
 * Repeats what was pressed and changed before React heard it, once it does: links and forms work without a script, but a
 * filter that was ticked, a day that was chosen or a button that opens a sheet would stay without effect. Draws nothing.
 */
export function EarlyInput({ heard }: { heard: ReadonlyMap<EventTarget, 'click' | 'input'> }) {
  useEffect(() => {
    for (const [target, kind] of heard) {
      if (!(target instanceof Element) || !target.isConnected) continue;
      if (kind === 'input') repeatChange(target);
      else if (isScripted(target)) target.click();
    }
  }, [heard]);
  return null;
}
