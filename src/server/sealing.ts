import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The shop's key for a purpose: no two purposes share one. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts what whoever reads a backup of the database must not have. */
export interface Sealing {
  /** Bound to what it is about: nothing else's text can stand in its place. */
  readonly seal: (plain: string, about: string) => string;
  /** Null for what another secret of the shop has encrypted, or what is about something else. */
  readonly open: (sealed: string, about: string) => string | null;
}

/** AES-256-GCM under the shop's key for a purpose; base64url of nonce, text and tag. */
export function sealing(secret: string, purpose: string): Sealing {
  const key = keyFor(secret, purpose);
  return {
    seal: (plain, about) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      return Buffer.concat([
        nonce,
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]).toString('base64url');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(-16));
        return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
