const KEEPABLE = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|insert|update|delete|with)\b/i;

/** Whether a text is a statement that may stay planned: it reads or writes rows, and is not about the database itself. */
export const isKeepable = (text: string): boolean => KEEPABLE.test(text);
