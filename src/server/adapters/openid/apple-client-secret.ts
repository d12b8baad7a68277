import { createPrivateKey, randomUUID, sign } from 'node:crypto';

/** What Apple knows the shop by. */
export interface AppleClient {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** On the curve P-256, PKCS #8 in PEM, as Apple hands it out. */
  readonly privateKey: string;
}

/** Made for each call; Apple takes up to six months. */
const LIFETIME_SECONDS = 5 * 60;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes client secrets for Apple: each a JWT, signed by ES256, that is good for some minutes and for `audience` alone. */
export function appleClientSecret({ clientId, teamId, keyId, privateKey }: AppleClient, audience: string) {
  const key = createPrivateKey(privateKey);
  return (now: Date): string => {
    const iat = Math.floor(now.getTime() / 1000);
    const header = encode({ alg: 'ES256', kid: keyId, typ: 'JWT' });
    const claims = encode({
      iss: teamId,
      sub: clientId,
      aud: audience,
      iat,
      exp: iat + LIFETIME_SECONDS,
      jti: randomUUID(),
    });
    const signature = sign('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
    return `${header}.${claims}.${signature.toString('base64url')}`;
  };
}
