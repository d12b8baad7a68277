/** Whether reading a form failed because the form is larger than its page takes. */
export const isTooLarge = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 413;
