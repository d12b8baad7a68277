import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers';
import * as v from 'valibot';

/** Many times what any authenticator answers. */
const CREDENTIAL_MAX = 32 * 1024;
/** The longest id of a credential is 1023 bytes (WebAuthn §5.1.3). */
const ID_MAX = 1364;

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
const credentialOf = <Response extends v.GenericSchema>(response: Response) =>
  v.pipe(
    v.object({
      id: base64url(ID_MAX),
      rawId: base64url(ID_MAX),
      type: v.literal('public-key'),
      response,
    }),
    v.check(({ id, rawId }) => id === rawId),
    v.transform((credential) => ({ ...credential, clientExtensionResults: {} })),
  );

const assertionSchema = credentialOf(
  v.object({
    clientDataJSON: base64url(CREDENTIAL_MAX),
    authenticatorData: base64url(CREDENTIAL_MAX),
    signature: base64url(CREDENTIAL_MAX),
    userHandle: v.optional(base64url(128)),
  }),
);

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof TRANSPORTS)[number];
const isTransport = (name: string): name is Transport => (TRANSPORTS as readonly string[]).includes(name);

const attestationSchema = credentialOf(
  v.object({
    clientDataJSON: base64url(CREDENTIAL_MAX),
    attestationObject: base64url(CREDENTIAL_MAX),
    // Browsers may name ways that are not known yet.
    transports: v.pipe(
      v.optional(v.pipe(v.array(v.string()), v.maxLength(20)), []),
      v.transform((names) => [...new Set(names.filter(isTransport))]),
    ),
  }),
);

/** What a browser sent of an authenticator, and the challenge that it says to answer. */
export interface ReadCredential<Response> {
  readonly response: Response;
  readonly challenge: string;
}

/** Null for what is no answer of a browser: not JSON, of another shape, too long, or with broken CBOR in it. */
function read<Response extends { readonly response: { readonly clientDataJSON: string } }>(
  text: unknown,
  schema: v.GenericSchema<unknown, Response>,
  decode: (response: Response) => void,
): ReadCredential<Response> | null {
  if (typeof text !== 'string' || text.length > 3 * CREDENTIAL_MAX) return null;
  try {
    const response = v.parse(schema, JSON.parse(text));
    const client = v.parse(
      v.object({ challenge: base64url(128), crossOrigin: v.optional(v.boolean()) }),
      decodeClientDataJSON(response.response.clientDataJSON),
    );
    decode(response);
    // The shop is shown in nobody's frame, so no frame may ask in its name.
    return client.crossOrigin ? null : { response, challenge: client.challenge };
  } catch {
    return null;
  }
}

/** Reads what a browser answers to `navigator.credentials.get`, as JSON. */
export const readAssertion = (text: unknown): ReadCredential<AuthenticationResponseJSON> | null =>
  read(text, assertionSchema, ({ response }) => {
    parseAuthenticatorData(isoBase64URL.toBuffer(response.authenticatorData));
  });

/**
 * Reads what a browser answers to `navigator.credentials.create`, as JSON. Certificates are refused: none was asked for, and checking
 * one would call addresses that are written in it.
 */
export const readAttestation = (text: unknown): ReadCredential<RegistrationResponseJSON> | null =>
  read(text, attestationSchema, ({ response }) => {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    parseAuthenticatorData(attestation.get('authData'));
    const format: string = attestation.get('fmt');
    const isPlain = format === 'none' || format === 'packed';
    if (!isPlain || attestation.get('attStmt').get('x5c') !== undefined) throw new Error(format);
  });
