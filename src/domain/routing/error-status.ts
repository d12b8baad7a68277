/** The HTTP status of the page under `/error/{code}`: the code itself where it tells of an error, else 500 (C §2, R12). */
export function errorStatus(code: string | undefined): number {
  const number = /^\d{3}$/.test(code ?? '') ? Number(code) : 0;
  return number >= 400 && number <= 599 ? number : 500;
}

const ERROR_PAGE = /^\/\w\w\/error(?:\/([^/]*?))?(?:\.data)?$/;

/** Whether a visitor asked for a page about this very status: then it tells of no failure. */
export function isAskedFor(path: string, status: number): boolean {
  const found = ERROR_PAGE.exec(path);
  return found !== null && errorStatus(found[1]) === status;
}

/** What the answer 413 says of a form that is too long by what is typed in it, not by its files. */
export const FORM_TOO_LONG = 'form-too-long';
