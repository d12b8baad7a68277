import { isCommonPassword } from '../../domain/account/common-password.ts';
import { foldPassword, isOwnName, type PasswordFault } from '../../domain/account/password.ts';

/** The list takes four megabytes: it is read when somebody first chooses a password. */
let list: Promise<ReadonlySet<string>> | undefined;
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(foldPassword));
}

/**
 * Why nobody should have a password: it is one of the 49,000 that breaches had most often (@zxcvbn-ts/language-common) or a variation of one,
 * or is one of the names that everybody knows of its owner. Null for a good one. Its length is judged by the form.
 */
export async function judgePassword(
  password: string,
  ownNames: readonly string[],
): Promise<PasswordFault | null> {
  if (isOwnName(password, ownNames)) return 'own';
  list ??= readList();
  return isCommonPassword(password, await list) ? 'common' : null;
}
