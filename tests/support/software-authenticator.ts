import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** How an authenticator lies or fails; each test changes one thing. */
export interface Flaw {
  readonly origin?: string;
  readonly rpId?: string;
  /** Signs that nobody unlocked it. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  /** Signs another text than it says. */
  readonly breaksSignature?: boolean;
  readonly isInFrame?: boolean;
}

interface Credential {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly key: KeyObject;
}

const text = (value: string) => Buffer.from(value, 'utf8');
const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item (RFC 8949 §3). */
function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  if (value < 256) return Buffer.from([(type << 5) | 24, value]);
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** As much of CBOR as authenticators write. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, text(value).length), text(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

/** A key of P-256 as COSE writes it (RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

const clientDataOf = (
  type: 'webauthn.create' | 'webauthn.get',
  challenge: string,
  flaw: Flaw,
  origin: string,
) =>
  text(
    JSON.stringify({ type, challenge, origin: flaw.origin ?? origin, crossOrigin: flaw.isInFrame ?? false }),
  );

/** An authenticator with discoverable credentials, and the browser in front of it; it shows a site what browsers send as JSON. */
export class SoftwareAuthenticator {
  readonly #credentials: Credential[] = [];
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create`. `certificates` makes an attestation that names some. */
  create(
    options: { challenge: string; rp: { id?: string }; user: { id: string } },
    flaw: Flaw & { readonly certificates?: boolean } = {},
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const rpId = options.rp.id ?? '';
    this.#credentials.push({ id: base64url(id), rpId, userHandle: options.user.id, key: privateKey });
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
    const authData = Buffer.concat([this.#data(flaw.rpId ?? rpId, AT, flaw), attested]);
    const clientData = clientDataOf('webauthn.create', options.challenge, flaw, this.#origin);
    const statement = new Map<string, Cbor>(flaw.certificates ? [['x5c', Buffer.from('a certificate')]] : []);
    const attestation = new Map<string, Cbor>([
      ['fmt', flaw.certificates ? 'packed' : 'none'],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal', 'telepathy'],
      },
      clientExtensionResults: {},
    };
  }

  /** Answers `navigator.credentials.get` by the credential made last, or the one of `id`. */
  get(options: { challenge: string; rpId?: string }, flaw: Flaw & { readonly id?: string } = {}) {
    const credential = flaw.id
      ? this.#credentials.find(({ id }) => id === flaw.id)
      : this.#credentials.at(-1);
    if (!credential) throw new Error('There is no such passkey.');
    this.#counter++;
    const authData = this.#data(flaw.rpId ?? credential.rpId, 0, flaw);
    const clientData = clientDataOf('webauthn.get', options.challenge, flaw, this.#origin);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const { userHandle = credential.userHandle } = flaw;
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(
          sign('sha256', flaw.breaksSignature ? text('something else') : signed, credential.key),
        ),
        ...(userHandle === null ? {} : { userHandle }),
      },
      clientExtensionResults: {},
    };
  }

  /** Authenticator data without what is attested (WebAuthn §6.1). */
  #data(rpId: string, flags: number, flaw: Flaw): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(flaw.counter ?? this.#counter);
    const all = flags | UP | (flaw.isUnverified ? 0 : UV);
    return Buffer.concat([sha256(text(rpId)), Buffer.from([all]), counter]);
  }
}
