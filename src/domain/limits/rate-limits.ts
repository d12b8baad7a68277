import { KEY_CALLS_USUAL } from '../partners/api-key.ts';

/** So many calls in a window, per subject. */
export interface RateLimit {
  readonly name: string;
  readonly calls: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Every limit of calls, each with the subject that it counts: a network is an IPv4 address or the /64 of an IPv6 one, which
 * a household or an office shares. docs/operations.md repeats this table for operators.
 */
export const RATE_LIMITS = {
  /** Per network; each sign-in costs the server 100 ms of hashing. */
  signIn: { name: 'sign-in', calls: 10, windowSeconds: 5 * MINUTE },
  /** Per network: challenges for signing in by a passkey, one for each visit of a page to sign in at, each a row for five minutes. Answers are counted by `signIn`. */
  passkeyChallenge: { name: 'passkey-challenge', calls: 120, windowSeconds: 5 * MINUTE },
  /** Per e-mail: tries from other networks while it has to wait; see `SIGN_IN_ELSEWHERE_DELAY`. */
  signInElsewhere: { name: 'sign-in-elsewhere', calls: 100, windowSeconds: HOUR },
  /** Per network. */
  registration: { name: 'registration', calls: 10, windowSeconds: HOUR },
  /** Per network: visits to OpenID providers that are begun. */
  providerVisit: { name: 'provider-visit', calls: 30, windowSeconds: 10 * MINUTE },
  /** Per network; nobody forgets more passwords in an hour. Those of one address wait by `PASSWORD_RESET_DELAY`. */
  passwordReset: { name: 'password-reset', calls: 5, windowSeconds: HOUR },
  /** Per network: passwords, old or new, that a link of an e-mail asks for; each costs 100 ms of hashing. */
  linkPassword: { name: 'link-password', calls: 10, windowSeconds: HOUR },
  /** Per session: tries of the account's password or second factor by who is signed in. A stolen session uses up its own, not the owner's. */
  passwordProof: { name: 'password-proof', calls: 10, windowSeconds: HOUR },
  /** Per account: e-mails that it asks for, changes of its ways to sign in, its deletion asked for and taken back. */
  accountChange: { name: 'account-change', calls: 20, windowSeconds: HOUR },
  /** Per account. */
  order: { name: 'order', calls: 20, windowSeconds: 10 * MINUTE },
  /** Per account, or per network of who has none: machines that are held in the checkout. A visit asks when it opens, and at each step. */
  rentalHold: { name: 'rental-hold', calls: 60, windowSeconds: 10 * MINUTE },
  /** Per account, or per network of who has none: tickets that are opened, messages and files to them. */
  ticket: { name: 'ticket', calls: 20, windowSeconds: 10 * MINUTE },
  /** Per address that e-mails come from, but for those to a ticket's own address: anybody writes by anybody's, and keeps them out of no ticket, */
  incomingEmail: { name: 'incoming-email', calls: 20, windowSeconds: HOUR },
  /** per network that brings them, tickets that they open: anybody writes from as many addresses as they like, and uses up nobody else's, */
  emailedTickets: { name: 'emailed-tickets', calls: 120, windowSeconds: HOUR },
  /** of all networks together, more than people ever ask, */
  allEmailedTickets: { name: 'all-emailed-tickets', calls: 1200, windowSeconds: HOUR },
  /** and per ticket that they are sent to. */
  ticketEmail: { name: 'ticket-email', calls: 40, windowSeconds: HOUR },
  /** Per network; guests hold goods without being known to the shop. */
  guestOrder: { name: 'guest-order', calls: 10, windowSeconds: 10 * MINUTE },
  /**
   * Per e-mail that is written to because somebody who need not own it asked: orders, their cancelling, requests for a price,
   * addresses that an account changes to. E-mails are counted, not calls: what is refused or answered again writes none. Nothing is counted here
   * that depends on who has an account or an order: the next stranger could tell.
   */
  recipient: { name: 'recipient', calls: 10, windowSeconds: HOUR },
  /** Per e-mail: those that ask to confirm it, of all accounts that claim it; they keep nobody from ordering to it. Repeats of an account wait by `CONFIRM_EMAIL_DELAY`. */
  confirmEmail: { name: 'confirm-email', calls: 10, windowSeconds: HOUR },
  /** Per telephone number: text messages that are sent to it. Whoever typed it need not own it; what is beyond is told by e-mail and bell alone. */
  sms: { name: 'sms', calls: 10, windowSeconds: 24 * HOUR },
  /** Per key of the API, which may have a number of its own: a program that asks every second is slowed down. */
  apiKey: { name: 'api-key', calls: KEY_CALLS_USUAL, windowSeconds: MINUTE },
  /** Per network; a feed reads the whole catalogue, and who collects it comes a few times a day. */
  feed: { name: 'feed', calls: 20, windowSeconds: HOUR },
  /** Per network; nobody loses more orders in an hour, and whoever guesses numbers is slowed to nothing. */
  orderLink: { name: 'order-link', calls: 5, windowSeconds: HOUR },
  /** Per e-mail: links to its orders that are written to it. */
  orderLinkEmail: { name: 'order-link-email', calls: 10, windowSeconds: HOUR },
  /** Per order number within a network: statements of withdrawal. A carrier has thousands of customers behind one address, of whom none uses up another's right, */
  withdrawal: { name: 'withdrawal', calls: 5, windowSeconds: HOUR },
  /** and per network, more than all of them withdraw: of every one the shop has a notice. */
  withdrawals: { name: 'withdrawals', calls: 100, windowSeconds: HOUR },
  /** Per network; enough for a shopper's cart, which asks at each visit, and too little to find a code by trying. */
  discount: { name: 'discount', calls: 30, windowSeconds: 10 * MINUTE },
  /** Per network: documents that have to be drawn first, each 0.15 s of processor. */
  drawing: { name: 'drawing', calls: 30, windowSeconds: 10 * MINUTE },
  /** Per account; each picture takes up to a second of processor, and nobody tries more in an hour. */
  avatar: { name: 'avatar', calls: 20, windowSeconds: HOUR },
  /** Per account, or per return of a guest; each takes up to a second of processor, and a return has eight. */
  returnPhotograph: { name: 'return-photograph', calls: 30, windowSeconds: HOUR },
  /** Per account, or per review of a guest; each takes up to a second of processor, and a review has six. */
  reviewPhotograph: { name: 'review-photograph', calls: 30, windowSeconds: HOUR },
  /** Per account, or per network of who has none: reviews, questions and answers that are sent to staff. */
  review: { name: 'review', calls: 10, windowSeconds: HOUR },
  /** Per order, apart for withdrawals, complaints and exchanges: what is asked for, each with its e-mails. So nothing else uses up the right to withdraw. */
  returnRequest: { name: 'return-request', calls: 10, windowSeconds: HOUR },
  /** Per account: files of its billing history, of which an archive has a hundred documents to draw. */
  billingFile: { name: 'billing-file', calls: 20, windowSeconds: HOUR },
  /** Per network; nobody asks a shop more questions in an hour. */
  contact: { name: 'contact', calls: 5, windowSeconds: HOUR },
  /** Per network: goods that are to be told of when they are back. An address waits for `STOCK_NOTICES_MAX` at most. */
  stockNotice: { name: 'stock-notice', calls: 20, windowSeconds: HOUR },
  /** Per network; nobody plans more plants in an hour. */
  quote: { name: 'quote', calls: 5, windowSeconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * So many e-mails in the window of `RATE_LIMITS.recipient` are written to an account's confirmed address when the account asks. They
 * are counted apart from those that strangers cause: these cannot use them up, and learn nothing by what is left to themselves.
 */
export const OWN_RECIPIENT_CALLS = 20;

/** Waiting times that double with each try of one subject. */
export interface GrowingDelay {
  readonly name: string;
  /** So many tries need no wait. */
  readonly freeTries: number;
  /** The wait after the last of them; each further one doubles it. */
  readonly firstSeconds: number;
  readonly maxSeconds: number;
  /** So long after the last try the subject is forgotten. */
  readonly forgetSeconds: number;
}

/**
 * Tries to sign in to one e-mail, whether or not there is such an account, from browsers that were never signed in to it.
 * A browser that was has tries of its own, so that nobody else can keep the owner out of it.
 */
export const SIGN_IN_DELAY: GrowingDelay = {
  name: 'sign-in-email',
  freeTries: 5,
  firstSeconds: 2,
  maxSeconds: 120,
  forgetSeconds: HOUR,
};

/**
 * E-mails by which the password of one address is set anew, whether or not it has an account: 3 in an hour and about 10 in a day, and a
 * new one every 4 hours at the latest, whoever asks. Browsers that the account knows have requests of their own.
 */
export const PASSWORD_RESET_DELAY: GrowingDelay = {
  name: 'password-reset-email',
  freeTries: 3,
  firstSeconds: HOUR,
  maxSeconds: 4 * HOUR,
  forgetSeconds: 24 * HOUR,
};

/** E-mails that ask anew to confirm an account's address, per account: one may be on its way for minutes, and only the newest of them can be used. */
export const CONFIRM_EMAIL_DELAY: GrowingDelay = {
  name: 'confirm-email-again',
  freeTries: 1,
  firstSeconds: MINUTE,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: HOUR,
};

/** Codes of a second factor, per account; only who knows its password can keep its owner waiting. */
export const SECOND_FACTOR_DELAY: GrowingDelay = {
  name: 'second-factor',
  freeTries: 5,
  firstSeconds: 5,
  maxSeconds: 15 * MINUTE,
  forgetSeconds: HOUR,
};

/**
 * Tries to sign in to one e-mail by one network, while others keep that e-mail waiting: the owner comes in from a network that has
 * not failed itself. `RATE_LIMITS.signInElsewhere` bounds what somebody with very many networks can guess that way.
 */
export const SIGN_IN_ELSEWHERE_DELAY: GrowingDelay = {
  name: 'sign-in-elsewhere',
  freeTries: 1,
  firstSeconds: MINUTE,
  maxSeconds: HOUR,
  forgetSeconds: 2 * HOUR,
};
