import type { ClipboardEvent, KeyboardEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Where a cell stands, as its control's `data-cell` says it. */
export const cellPlace = (row: number, column: number): string => `${row}:${column}`;

/** The place of a control in the table; null for one outside of it. */
function placeOf(control: Control): readonly [row: number, column: number] | null {
  const [row, column] = (control.dataset.cell ?? '').split(':');
  return row === undefined || column === undefined ? null : [Number(row), Number(column)];
}

const cellAt = (control: Control, row: number, column: number): Control | null =>
  control.form?.querySelector<Control>(`[data-cell="${cellPlace(row, column)}"]`) ?? null;

/** Enter and the arrows move up and down a column as in spreadsheets; Ctrl and Enter save. Lists of choices keep their own keys. */
export function moveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key } = event;
  if (!isControl(target) || event.nativeEvent.isComposing) return;
  const place = placeOf(target);
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    // By its button, which takes no second press while the form is on its way.
    if (!event.repeat) event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    return;
  }
  if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const isText = target instanceof HTMLInputElement;
  if (key !== 'Enter' && !(isText && (key === 'ArrowDown' || key === 'ArrowUp'))) return;
  if (target instanceof HTMLSelectElement) return;
  event.preventDefault();
  const by = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey) ? -1 : 1;
  const next = cellAt(target, place[0] + by, place[1]);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** Writes into a control as its user would; of a list only what it offers, by its value or its words. */
function write(control: Control, text: string): void {
  const value =
    control instanceof HTMLSelectElement
      ? [...control.options].find((option) => option.value === text || option.label === text)?.value
      : text;
  if (value === undefined || value === control.value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Cells that were copied from a spreadsheet go into as many cells from the one that is pasted into; one cell is pasted as always. */
export function pasteCells(event: ClipboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (!isControl(target)) return;
  const place = placeOf(target);
  const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
  // A text of several lines is one text where several lines can be written.
  const isTable = text.includes('\t') || (text.includes('\n') && !(target instanceof HTMLTextAreaElement));
  if (place === null || !isTable) return;
  event.preventDefault();
  for (const [down, line] of text.split(/\r?\n/).entries()) {
    for (const [right, cell] of line.split('\t').entries()) {
      const control = cellAt(target, place[0] + down, place[1] + right);
      if (control) write(control, cell.trim());
    }
  }
}
