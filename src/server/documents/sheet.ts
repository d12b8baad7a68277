import type { Part } from './document.ts';

/** The pdf: A4, in points. One grid for everything that the shop prints. */
export const MARGINS = { top: 64, bottom: 76, left: 64, right: 64 } as const;

/** Ink of the page and of what stands back; hairlines; the amber of the mark. */
export const COLOURS = { ink: '#14171c', muted: '#5b626d', line: '#d9dce2', accent: '#ffa726' } as const;

/** Sizes of type, in points. */
export const SIZES = { title: 24, heading: 12.5, text: 10, small: 8.5 } as const;

/** How far items stand from the left margin; their marks hang in this space. */
export const HANG = 28;

/** The space above a note, in lines of its own. */
export const NOTE_SPACE = 0.8;

export const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - MARGINS.left - MARGINS.right;
export const roomLeft = ({ page, y }: PDFKit.PDFDocument): number => page.height - MARGINS.bottom - y;

/**
 * Draws a kind of part below what is there, and tells the structure of the file what it is. `below` is the room for a note
 * that follows it and stays on its page; 0 without one.
 */
export type DrawPart<K extends Part['kind']> = (
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  part: Extract<Part, { kind: K }>,
  below: number,
) => void;
