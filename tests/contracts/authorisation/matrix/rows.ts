/**
 * Who may do what: every page, form, API call and other address of the shop × who asks → the answer (R18, R24, R25).
 * `authorisation.test.ts` makes the calls, and names each address of the code that has no row here.
 */

/** The guest has the key of an order placed without an account. The owner is asked last: a form may change what is theirs. */
export const ASKERS = [
  'visitor',
  'guest',
  'other',
  'staff',
  'admin',
  /** Works in the shop, but no area of the back office was chosen for them. */
  'staffWithoutAreas',
  /** Works in the shop, but gave no second factor in this session (R22). */
  'staffByPassword',
  'owner',
] as const;
export type Asker = (typeof ASKERS)[number];

/** A status, or the redirect to where one signs in. */
export type Answer = number | 'sign-in';
export type Answers = Readonly<Record<Asker, Answer>>;

/** A row: `{METHOD} {address as the code has it} {intent of a form}`. */
export interface Row {
  readonly name: string;
  /** The address that is asked for; where the name has variable parts. Names in braces are things of `openAskedShop`. */
  readonly at?: string;
  readonly answers: Answers;
  readonly fields?: Readonly<Record<string, string>>;
  /** It ends the asker's session: it is asked for by people of whom nothing else is. */
  readonly isLast?: boolean;
  /** A form of another site's page, whose answer changes nothing by itself. */
  readonly isFromElsewhere?: boolean;
}

/** Everybody alike. */
export const all = (answer: Answer): Answers => ({
  visitor: answer,
  guest: answer,
  other: answer,
  staff: answer,
  admin: answer,
  staffWithoutAreas: answer,
  staffByPassword: answer,
  owner: answer,
});
/** Whoever is signed in; others sign in first. */
export const signedIn = (answer: Answer, others: Answer = 'sign-in'): Answers => ({
  ...all(answer),
  visitor: others,
  guest: others,
});
/** The owner alone: a foreign order is refused with 403 whoever asks, a visitor signs in first (R24). */
export const owner = (answer: Answer, others: Answer = 'sign-in'): Answers => ({
  ...signedIn(403, others),
  owner: answer,
});
/** Who has the key of the guest's order. */
export const guest = (answer: Answer, others: Answer = 'sign-in'): Answers => ({
  ...signedIn(403, others),
  guest: answer,
});
/** Staff of the address's area and admins (R25). The door of the back office leads on who gave no second factor; elsewhere they are refused as customers are. */
export const staff = (answer: Answer, others: Answer = 'sign-in', byPassword: Answer = 302): Answers => ({
  ...signedIn(403, others),
  staff: answer,
  admin: answer,
  staffByPassword: byPassword,
});

/** Whoever works here, in whichever area. */
export const everyStaff = (answer: Answer): Answers => ({ ...staff(answer), staffWithoutAreas: answer });
/** Admins alone. */
export const admin = (answer: Answer): Answers => ({ ...staff(answer), staff: 403 });

/** What a row may need besides. */
export type Rest = Omit<Row, 'name' | 'answers'>;
/** One row; `rest` is what it needs besides. */
export const row = (name: string, answers: Answers, rest: Rest = {}): Row => ({ name, answers, ...rest });
/** Addresses that are answered alike. */
export const rows = (method: string, below: string, paths: readonly string[], answers: Answers) =>
  paths.map((path) => row(`${method} ${below}${path}`, answers));

/** Names one after the other. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What the links of e-mails do, as their addresses name it. */
export const LINK = [
  'confirm-address',
  'change-address',
  'reset-password',
  'link-provider',
  'confirm-consent',
  'end-sessions',
  'merge-accounts',
];

/** A form of a page; one without an intent is what the page makes of no intent, or of one that it does not know. */
export const form = (name: string, answers: Answers, rest: Rest = {}): Row =>
  row(`POST ${name}`, answers, rest);
