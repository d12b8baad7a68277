import { encodeQR } from 'qr';

/** The light modules that a code needs around it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A text as the modules of a QR code with the quiet zone around it, row by row, true for dark. Its correction, 15 %, bears
 * a fold or a stain on paper.
 */
export const qrMatrix = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });

/** The dark modules of a code as one SVG path, a module being a unit: runs of a row are one rectangle. */
export const qrPath = (matrix: readonly (readonly boolean[])[]): string =>
  matrix
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
