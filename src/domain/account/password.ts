/** The fewest visible characters of a password unless the shop sets another number (C §9, R22). */
export const PASSWORD_MIN_LENGTH = 6;
/** The most that a shop may set. */
export const PASSWORD_MIN_LENGTH_MAX = 64;
/** The most characters that are hashed. */
export const PASSWORD_MAX_LENGTH = 128;

/** Why a password is refused that is long enough. */
export type PasswordFault = 'common' | 'own';

/** A password as it is compared: people who must not use a word write it with another case. */
export const foldPassword = (password: string): string => password.normalize('NFKC').trim().toLowerCase();

/** Whether a password is a person's e-mail, its part before the @, or a name of theirs: what others try first. */
export function isOwnName(password: string, names: readonly string[]): boolean {
  const folded = foldPassword(password);
  return names
    .flatMap((name) => [name, name.split('@', 1)[0] ?? '', name.replaceAll(/\s/g, ''), ...name.split(/\s+/)])
    .some((name) => name !== '' && foldPassword(name) === folded);
}
