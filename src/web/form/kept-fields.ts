/** Field types of which nothing is kept: secrets, files, buttons, and what the page itself says in a form. */
const LEFT_TYPES: ReadonlySet<string> = new Set([
  'hidden',
  'password',
  'file',
  'submit',
  'button',
  'reset',
  'image',
]);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was written into a field, and what its page put there before. A box that is ticked is `on`, one that is not is empty. */
export interface KeptField {
  readonly text: string;
  readonly was: readonly string[];
}

/** A field of a form: one control, or the radio buttons of one name together. */
export interface FormField {
  readonly control: Control;
  /** What it says now. */
  readonly read: () => string;
  /** What the page put there. */
  readonly initial: () => string;
  /** Writes into it as a person does, so that what listens to it hears of it. */
  readonly write: (text: string) => void;
}

/**
 * Whether a control is kept. Where a component holds the state of several controls, a hidden one with `data-kept` says it all under that name and the
 * component takes it from its `input` event; those under `data-kept-as-one` are left out.
 */
function isKeptControl(control: Element): control is Control {
  if (control instanceof HTMLInputElement) {
    if (control.dataset['kept'] !== undefined) return true;
    if (LEFT_TYPES.has(control.type) || control.autocomplete === 'one-time-code') return false;
  } else if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)) return false;
  return control.name !== '' && control.closest('[data-kept-as-one]') === null;
}

const isTick = (control: Control, type: 'checkbox' | 'radio'): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type;

function initialOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function writeValue(control: Control, text: string): void {
  // The element's own setter is React's, by which it would think that nothing changed.
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

const plainField = (control: Control): FormField => ({
  control,
  read: () => control.value,
  initial: () => initialOf(control),
  write: (text) => writeValue(control, text),
});

const boxField = (control: HTMLInputElement): FormField => ({
  control,
  read: () => (control.checked ? 'on' : ''),
  initial: () => (control.defaultChecked ? 'on' : ''),
  write: (text) => control.checked === (text === 'on') || control.click(),
});

const radioField = (control: HTMLInputElement, buttons: readonly HTMLInputElement[]): FormField => ({
  control,
  read: () => buttons.find(({ checked }) => checked)?.value ?? '',
  initial: () => buttons.find(({ defaultChecked }) => defaultChecked)?.value ?? '',
  write: (text) => buttons.find(({ value, checked }) => value === text && !checked)?.click(),
});

/** The fields of a form that are kept, by name; those of the same name are numbered, boxes named with their value. */
export function formFields(form: HTMLFormElement): ReadonlyMap<string, FormField> {
  const fields = new Map<string, FormField>();
  const controls = [...form.elements].filter(isKeptControl);
  for (const control of controls) {
    const name = control.dataset['kept'] ?? control.name;
    if (isTick(control, 'radio')) {
      const buttons = controls.filter((each) => isTick(each, 'radio') && each.name === name);
      if (!fields.has(name)) fields.set(name, radioField(control, buttons as HTMLInputElement[]));
    } else if (isTick(control, 'checkbox')) fields.set(`${name}=${control.value}`, boxField(control));
    else {
      let key = name;
      for (let number = 2; fields.has(key); number++) key = `${name} ${number}`;
      fields.set(key, plainField(control));
    }
  }
  return fields;
}

/** By what a person knows a field: the legend of its group and its label. */
export function fieldLabel({ control }: FormField): string {
  const group = control.closest('fieldset')?.querySelector('legend')?.textContent;
  const own = isTick(control, 'radio')
    ? undefined
    : (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label'));
  return [group, own].filter(Boolean).join(': ') || control.name;
}

/** What a value of a field is called on the page. */
export function fieldWords({ control }: FormField, text: string): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ value }) => value === text)?.text ?? text;
  if (!isTick(control, 'radio')) return text;
  const buttons = [...(control.form?.elements ?? [])];
  const button = buttons.find(
    (each) => each instanceof HTMLInputElement && each.name === control.name && each.value === text,
  );
  return (button as HTMLInputElement | undefined)?.labels?.[0]?.textContent ?? text;
}

/**
 * Writes a kept text into its field: `differs` where the page says something else there now than when the text was written, so that it would go
 * over what a colleague saved meanwhile, and where the field cannot say it any more.
 */
export function putBack(field: FormField, { text, was }: KeptField): 'written' | 'differs' {
  const now = field.read();
  if (now === text) return 'written';
  if (!was.includes(now)) return 'differs';
  field.write(text);
  if (field.read() === text) {
    field.control.closest('details')?.setAttribute('open', '');
    return 'written';
  }
  field.write(now);
  return 'differs';
}
