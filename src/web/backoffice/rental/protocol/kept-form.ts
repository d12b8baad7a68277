import { ownerNow, PROTOCOL_STORAGE_KEY } from '../../../form/typed-owner.ts';

/** So many protocols are remembered, the latest first. */
const KEPT_MAX = 20;

/** What was typed in a protocol and not saved yet, by whom; `revision` is that of the draft which it was typed on. */
interface Kept {
  readonly owner: string;
  readonly key: string;
  readonly revision: number;
  readonly fields: Readonly<Record<string, string>>;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'key' in value &&
  'revision' in value &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  value.fields !== null;

function readAll(): readonly Kept[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(PROTOCOL_STORAGE_KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isKept) : [];
  } catch {
    return [];
  }
}

function writeAll(all: readonly Kept[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(PROTOCOL_STORAGE_KEY);
    else localStorage.setItem(PROTOCOL_STORAGE_KEY, JSON.stringify(all.slice(0, KEPT_MAX)));
  } catch {
    // A browser that keeps nothing loses what is typed with its page.
  }
}

/** Remembers on this device what was typed in a protocol. */
export const keepTyped = (kept: Omit<Kept, 'owner'>): void =>
  writeAll([{ ...kept, owner: ownerNow() }, ...readAll().filter(({ key }) => key !== kept.key)]);

/** What who is signed in typed on this device in a protocol on such a draft; null for nothing. */
export const findTyped = (key: string, revision: number): Kept['fields'] | null =>
  readAll().find((kept) => kept.key === key && kept.revision === revision && kept.owner === ownerNow())
    ?.fields ?? null;

/** Forgets what was typed in a protocol, because it is saved. */
export const forgetTyped = (key: string): void => {
  const all = readAll();
  const rest = all.filter((kept) => kept.key !== key);
  if (rest.length < all.length) writeAll(rest);
};

/** The fields of a form as text. */
export const typedIn = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** Whether a field is not as the page came: somebody was faster than its script. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const begins = Math.max(
      options.findIndex(({ defaultSelected }) => defaultSelected),
      0,
    );
    return field.selectedIndex !== begins;
  }
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Puts texts into the fields of a form that have these names, but for those that were changed since the page came;
 * answers whether any of them was other than that.
 */
export function typeInto(form: HTMLFormElement, fields: Readonly<Record<string, string>>): boolean {
  const before = JSON.stringify(typedIn(form));
  const all = [...form.elements].filter(isField);
  const changed = new Set(all.filter(isChanged).map(({ name }) => name));
  for (const field of all) {
    if (field.type === 'hidden' || changed.has(field.name)) continue;
    const kept = fields[field.name];
    if (isChoice(field)) field.checked = kept === field.value;
    else if (kept !== undefined) field.value = kept;
  }
  return JSON.stringify(typedIn(form)) !== before;
}
