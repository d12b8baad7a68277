import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';

/** By which each text area names itself in its form, as `{form} {name}` (`TextAreaField`). */
const TYPED_FIELD = 'typed';
/** By which a form names itself whose fields are kept all together (`web/form/kept-form.tsx`). */
const TYPED_WHOLE = 'typedWhole';

/** Holds what was typed into the form of one page, for that page alone. */
const TYPED_COOKIE = 'typedTexts';
const TYPED = new RegExp(`(?:^|;\\s*)${TYPED_COOKIE}=([\\w-]{1,4000})(?:;|$)`);
/** What browsers take of a cookie is 4,096 bytes with its name and attributes; some four thousand letters of a language come to half of it. */
const COOKIE_MAX = 3900;

/** Says to the page's script, and to the server when a session is over, who was signed in last in this browser: words are given back to who typed them. */
const OWNER_COOKIE = 'typedOwner';
const OWNER = new RegExp(`(?:^|;\\s*)${OWNER_COOKIE}=([\\w-]+)`);
const ownerOf = (userId: string) => createHash('sha256').update(userId).digest('base64url').slice(0, 12);
const ownerIn = (cookies: string | undefined): string | null => OWNER.exec(cookies ?? '')?.[1] ?? null;

/** The `Set-Cookie` that names who is signed in as the owner of what is typed from now on; null where the browser has it. */
export function nameOwner(userId: string, cookies: string | undefined, isSecure: boolean): string | null {
  const owner = ownerOf(userId);
  if (ownerIn(cookies) === owner) return null;
  return `${OWNER_COOKIE}=${owner}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const KEPT_SECONDS = 60 * 60;
const TEXTS_BYTES_MAX = 256 * 1024;

/** Pages of signing in, and of the second factor that staff set up. */
const SIGN_IN = /^\/(?:ua|pl|en)\/(?:(?:checkout\/)?auth|profile\/two-factor)(?:[/?]|$)/;
const REDIRECTS: ReadonlySet<number> = new Set([302, 303]);

/** Whether an answer leads to signing in, or asks for it. */
export const leadsToSignIn = ({ status, headers }: Response): boolean =>
  status === 401 || (REDIRECTS.has(status) && SIGN_IN.test(headers.get('location') ?? ''));

/** All fields of a form that asks for it, as a query, under `{form} *`; a password never. */
function wholeOf(form: FormData): Readonly<Record<string, string>> {
  const name = form.get(TYPED_WHOLE);
  if (typeof name !== 'string') return {};
  const left = new Set([TYPED_FIELD, TYPED_WHOLE, 'password']);
  const fields = [...form].flatMap(([field, value]) =>
    left.has(field) || typeof value !== 'string' ? [] : [[field, value] as [string, string]],
  );
  return { [`${name} *`]: String(new URLSearchParams(fields)) };
}

/** The text areas of a form that was sent, by form and name; each names itself in the form (`TextAreaField`). */
function textsIn(form: FormData): Readonly<Record<string, string>> {
  if (form.has(TYPED_WHOLE)) return wholeOf(form);
  const areas = form.getAll(TYPED_FIELD).filter((area) => typeof area === 'string');
  return Object.fromEntries(
    areas.flatMap((area) => {
      const text = form.get(area.slice(area.lastIndexOf(' ') + 1));
      return typeof text === 'string' && text.trim() !== '' ? [[area, text.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}

const cookie = (
  value: string,
  { path, seconds, isSecure }: { path: string; seconds: number; isSecure: boolean },
) =>
  `${TYPED_COOKIE}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

interface Page {
  /** Its address without query. */
  readonly path: string;
  /** Its query with the `?`, which names what a form is about; empty without one. */
  readonly query: string;
  readonly isSecure: boolean;
}

/**
 * The `Set-Cookie` that keeps the text areas of a form, which its sender was led from to sign in, for an hour and for the form's page alone, as the
 * page's script does by itself (`useKeptTyping`). `cookies` say whose they are. Null where nothing was typed, where it does not fit, and for an address that no cookie can name.
 */
export function keepTyped(
  form: FormData,
  { path, query, isSecure }: Page,
  cookies: string | undefined,
): string | null {
  const texts = textsIn(form);
  if (Object.keys(texts).length === 0 || /[;,\s]/.test(path)) return null;
  const value = brotliCompressSync(JSON.stringify([path, query, texts, ownerIn(cookies)])).toString(
    'base64url',
  );
  return value.length > COOKIE_MAX ? null : cookie(value, { path, seconds: KEPT_SECONDS, isSecure });
}

/** The `Set-Cookie` that forgets them: their form was taken. */
export const forgetTyped = ({ path, isSecure }: Omit<Page, 'query'>): string =>
  cookie('', { path, seconds: 0, isSecure });

const keptSchema = v.tuple([
  v.string(),
  v.string(),
  v.record(v.string(), v.string()),
  v.nullable(v.string()),
]);

/** What was kept for a page and who is signed in; null without anything. What a guest typed is anybody's in this browser. */
export function typedFor(
  { path, query }: Omit<Page, 'isSecure'>,
  cookies: string | undefined,
  userId: string,
): Readonly<Record<string, string>> | null {
  const [, value] = TYPED.exec(cookies ?? '') ?? [];
  if (value === undefined) return null;
  try {
    const bytes = brotliDecompressSync(Buffer.from(value, 'base64url'), { maxOutputLength: TEXTS_BYTES_MAX });
    const kept = v.safeParse(keptSchema, JSON.parse(bytes.toString()));
    if (!kept.success) return null;
    const [keptPath, keptQuery, texts, owner] = kept.output;
    // Signing in leads to some pages without their query, which said only how they were left.
    const isAboutSame = keptQuery === query || keptQuery === '' || query === '';
    const isTheirs = owner === null || owner === ownerOf(userId);
    return keptPath === path && isAboutSame && isTheirs ? texts : null;
  } catch {
    return null; // no cookie of the shop's
  }
}
