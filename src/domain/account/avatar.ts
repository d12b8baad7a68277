/** The most that a picture may weigh before it is made smaller, in bytes. */
export const AVATAR_BYTES_MAX = 10 * 1024 * 1024;

/**
 * What an avatar may be made of; the content decides, whatever the file is called. No AVIF: 25 megapixels of one colour are 800 bytes that
 * take seconds of processor.
 */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Width and height of a kept avatar in pixels: what the largest place that shows it needs on a dense screen. */
export const AVATAR_PIXELS = 256;

/** Why an avatar was not taken. */
export const AVATAR_REASONS = ['no-picture', 'too-large', 'too-many-pixels', 'too-many', 'failed'] as const;
export type AvatarReason = (typeof AVATAR_REASONS)[number];

/** A reason as it stands in an address or an answer; null for what is none. */
export const readAvatarReason = (text: string | null): AvatarReason | null =>
  AVATAR_REASONS.find((reason) => reason === text) ?? null;

const NAME_MAX = 40;

/** A file's name as a part of a key: without its folders and ending, small letters and digits with single hyphens. */
function safeName(fileName: string): string {
  const [name = ''] = fileName.split(/[/\\]/).slice(-1);
  const words = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return (words ?? []).join('-').slice(0, NAME_MAX).replace(/-$/, '') || 'picture';
}

/** The folder of all avatars. */
export const AVATARS = 'avatars/';

/**
 * The key of a new avatar: `avatars/{uid}/{time}-{name}` (C §7). `mark` is a few random letters and digits, so that two
 * pictures of one moment have two keys; with the time it stands before the name.
 */
export const avatarKey = (
  userId: string,
  { at, mark, fileName }: { readonly at: Date; readonly mark: string; readonly fileName: string },
): string => `${AVATARS}${userId}/${at.getTime()}-${mark}-${safeName(fileName)}.webp`;

const KEY = /^avatars\/([^/]+)\/(\d+-[a-z\d]+)-[a-z\d-]+\.webp$/;

/** The version of an avatar by its key, other for each upload; null where the key is none of the shop's. */
export const avatarVersion = (key: string): string | null => KEY.exec(key)?.[2] ?? null;

/** Whose avatar a key is; null where it is none of the shop's. */
export const avatarOwner = (key: string): string | null => KEY.exec(key)?.[1] ?? null;

/** Where an avatar is fetched from; without the name of its file, which may be somebody's. */
export function avatarAddress(key: string | null): string | null {
  const [, userId = '', version = ''] = KEY.exec(key ?? '') ?? [];
  return version === '' ? null : `/avatars/${userId}/${version}.webp`;
}

/** Where an avatar is sent to, or taken away, with the page to come back to for a browser without script. */
export const avatarFormAddress = (backTo: string, act: 'send' | 'remove' = 'send'): string =>
  `/avatars${act === 'remove' ? '/remove' : ''}?back=${encodeURIComponent(backTo)}`;
