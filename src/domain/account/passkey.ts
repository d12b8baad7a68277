import * as v from 'valibot';
import { requiredName } from './account-fields.ts';

/** More passkeys than anybody has devices. */
export const PASSKEYS_MAX = 20;

/** So long a challenge may be answered; also what the browser is told to wait. */
export const CHALLENGE_SECONDS = 5 * 60;

export const PASSKEY_NAME_MAX = 60;

const nameSchema = requiredName(PASSKEY_NAME_MAX);

/** A name that was typed for a passkey, on one line; null for none, too long a one or one with an address in it, which e-mails would repeat. */
export function readPasskeyName(typed: unknown): string | null {
  const read = v.safeParse(nameSchema, typed);
  return read.success ? read.output : null;
}

const idSchema = v.pipe(v.string(), v.uuid());

/** The id of a passkey as a form names it; null for what is none. */
export function readPasskeyId(sent: unknown): string | null {
  const read = v.safeParse(idSchema, sent);
  return read.success ? read.output : null;
}

/** What passkeys are bound to (WebAuthn §5.1.2): a domain, and the one origin that may ask for them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of a shop that is reached under `publicUrl`. Null where browsers know no passkeys: under a number
 * instead of a domain, and without https but on this very machine.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSecure && !isNumber ? { id: hostname, origin } : null;
}

/**
 * Whether a passkey's counter of signatures has gone on (WebAuthn §6.1.1). One that stands or goes back was signed by a copy;
 * passkeys that several devices share do not count and always say 0.
 */
export const hasCounted = (former: number, given: number): boolean =>
  given > former || (given === 0 && former === 0);

/**
 * Programs that keep passkeys, by the id that they give (AAGUID), as their makers publish it. It is no proof of anything: it
 * names a passkey until its owner does.
 */
const KEEPERS: Readonly<Record<string, string>> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome, macOS',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
};

/** What keeps a passkey, by its AAGUID; null for one that is not known, or that keeps it to itself. */
export const keeperOf = (aaguid: string): string | null => KEEPERS[aaguid] ?? null;
