/** Domains that nobody can have: RFC 2606 and RFC 6761, §6. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/i;

/** Whether an e-mail address is of a domain that is reserved for examples and tests: what is sent there reaches nobody. */
export const isOfReservedDomain = (email: string): boolean =>
  RESERVED.test(email.slice(email.lastIndexOf('@') + 1));
