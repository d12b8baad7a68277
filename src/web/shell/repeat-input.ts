/** A control that was pressed or changed, by which event, and what it held when React began to hear. */
export interface EarlyControl {
  readonly target: EventTarget;
  readonly kind: 'click' | 'input';
  /** Undefined of what holds no value, whatever its type says; so is `checked`. */
  readonly value: string;
  readonly checked: boolean;
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

function repeatChange({ target, value, checked }: EarlyControl): void {
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
    setAsPerson(target, 'checked', !checked, checked);
    // React hears boxes by their click. One of the pointer would turn them over, the event alone does not.
    target.dispatchEvent(new CustomEvent('click', { bubbles: true }));
  } else {
    if (target instanceof HTMLSelectElement) target.value = value;
    // The name of a file that was chosen cannot be set.
    const isTyped = target instanceof HTMLInputElement && target.type !== 'file';
    if (isTyped || target instanceof HTMLTextAreaElement) {
      const { defaultValue } = target;
      setAsPerson(target, 'value', defaultValue, target.value === defaultValue ? value : target.value);
    }
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Buttons that do nothing without a script: the others send a form, or open and close what they name. */
const isScripted = (target: EventTarget): target is HTMLButtonElement =>
  target instanceof HTMLButtonElement &&
  target.type === 'button' &&
  !target.hasAttribute('popovertarget') &&
  !target.hasAttribute('commandfor');

interface Heard {
  /** Whether React hears a control. */
  readonly isHeard: (target: EventTarget) => boolean;
  /** Forms that were sent since: what was changed in them went along, and would count as not sent again. */
  readonly sent: ReadonlySet<unknown>;
}

/** How often it is looked whether React hears a control, and how often at most: what the server alone draws it never hears. */
const LOOK = { everyMs: 50, times: 400 } as const;

/** Whether React hears a control, by then or soon. */
async function becomesHeard(target: Element, isHeard: Heard['isHeard']): Promise<boolean> {
  for (let looked = 0; looked < LOOK.times && target.isConnected; looked += 1) {
    if (isHeard(target)) return true;
    await new Promise((look) => setTimeout(look, LOOK.everyMs));
  }
  return false;
}

async function repeatOne(input: EarlyControl, { isHeard, sent }: Heard): Promise<void> {
  const { target, kind } = input;
  if (!(target instanceof Element) || (kind === 'click' && !isScripted(target))) return;
  if (!(await becomesHeard(target, isHeard))) return;
  if (kind === 'input' && !sent.has((target as HTMLInputElement).form)) repeatChange(input);
  else if (kind === 'click' && isScripted(target)) target.click();
}

/** Repeats what was pressed and changed in a page, of what is still there, each as soon as React hears it. */
export const repeatInput = (inputs: readonly EarlyControl[], heard: Heard): Promise<unknown> =>
  Promise.all(inputs.map((input) => repeatOne(input, heard)));
