import { localPath } from '../../domain/routing/local-path.ts';

/** The browser's storage key of where to go after signing in for the checkout (C §4, R2). */
const STORAGE_KEY = 'checkoutRedirect';

/** Remembers where the visitor wanted to go, for the sign-in that stands in between. */
export function rememberCheckoutTarget(path: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Forbidden storage: the query of the sign-in page carries the target too.
  }
}

/** The remembered target; null if there is none that lies in this shop. */
export function storedCheckoutTarget(): string | null {
  try {
    return localPath(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

/** The target was reached. */
export function forgetCheckoutTarget(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
