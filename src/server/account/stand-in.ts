/** Where the account that stands in for an erased one has its address: a domain that cannot be registered (RFC 2606). */
export const STAND_IN_DOMAIN = 'deleted.invalid';
