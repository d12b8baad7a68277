import { fileURLToPath } from 'node:url';
import Paper from 'pdfkit';
import { expect, test } from 'vitest';
import { unprintableIn } from './printable.ts';

/** What the library knows of an opened typeface, and does not declare. */
interface Opened {
  readonly _font: { readonly font: { readonly characterSet: readonly number[] } };
}

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/manrope/${name}.ttf`));
const fonts = ['400Regular/Manrope_400Regular', '600SemiBold/Manrope_600SemiBold'].map(
  (name) => new Set((new Paper({ font: fileOf(name) }) as unknown as Opened)._font.font.characterSet),
);

test('a document can show what both weights of its typeface have, and nothing else', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0x1_00_ff; code++) {
    const character = String.fromCodePoint(code);
    // Controls, halves, shapes of no meaning, and what nobody sees are never shown.
    const isText = !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(character);
    const isShown = isText && fonts.every((font) => font.has(code));
    if ((unprintableIn(character).length === 0) !== isShown) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(fonts.map((font) => Math.max(...font))).toEqual([0xff_ff, 0xff_ff]);
});

test('what cannot be shown is named once, by its code where nobody sees it', () => {
  expect(unprintableIn('Ґанок — 12,5 м² × 3 ≤ ∞; „ąćęłńóśźż” № 5 ₴ €')).toEqual([]);
  expect(unprintableIn('✓ так ✓ 5′ ☎️ 漢 🐉 а\u0301 a\u2028b')).toEqual([
    '✓',
    '′',
    '☎️',
    '漢',
    '🐉',
    'а\u0301',
    'U+2028',
  ]);
  expect(unprintableIn('漢字假名書道茶華香能武士')).toHaveLength(10);
});
