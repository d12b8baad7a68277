/** What is said of a password that is refused though it is long enough; keys of messages. */
export const PASSWORD_FAULTS = {
  common: 'auth.error.passwordCommon',
  own: 'auth.error.passwordOwn',
} as const;
