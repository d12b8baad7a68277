import { encodeQR } from 'qr';

/** The light modules that a code needs around it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A text as the modules of a QR code with the quiet zone around it, row by row, true for dark. Its correction, 15 %, bears
 * a fold or a stain on paper.
 */
export const qrMatrix = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
