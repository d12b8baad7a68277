import { escapeHtml } from '../outbox/escape-html.ts';

/** Numbers of orders and documents, postcodes, names of models: short signs joined by hyphens, with a figure in them. */
const NUMBER = /(?<![\p{L}\d-])(?=[A-Z-]{0,12}\d)[A-Z\d]{2,6}(?:-[A-Z\d]{2,6}){1,3}(?![\p{L}\d-])/gu;

/** A text as HTML in which such a number is never divided between two lines; it stays what can be copied. */
export const unbrokenHtml = (text: string): string =>
  escapeHtml(text).replaceAll(NUMBER, (number) => `<span style="white-space:nowrap">${number}</span>`);
