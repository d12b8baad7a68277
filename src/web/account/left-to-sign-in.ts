const STORAGE_KEY = 'leftToSignIn';

/** Remembers for this tab that its visitor leaves to sign in elsewhere, and what is said when it worked. */
export function noteLeaving(notice: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, notice);
  } catch {
    // Forbidden storage: nothing is said.
  }
}

/** Takes that back; answers what was to be said, null without it. */
export function forgetLeaving(): string | null {
  try {
    const notice = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return notice;
  } catch {
    return null;
  }
}
