/**
 * What customers write to be read by everybody: a review, a question, or a buyer's answer to one. PENDING waits for staff; an edit of its author
 * sends it there again. What staff took down can be shown again. Printed names are the messages `review.status.{status}`.
 */
export const MODERATION_TRANSITIONS = {
  PENDING: ['PUBLISHED', 'REJECTED'],
  PUBLISHED: ['PENDING', 'REJECTED'],
  REJECTED: ['PENDING', 'PUBLISHED'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ModerationStatus = keyof typeof MODERATION_TRANSITIONS;
export const MODERATION_STATUSES = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
] as const satisfies readonly ModerationStatus[];

/** What is moderated. */
export const MODERATED_KINDS = ['review', 'question', 'answer'] as const;
export type ModeratedKind = (typeof MODERATED_KINDS)[number];

/** What staff decide; PENDING is the author's alone. */
export type Decision = Exclude<ModerationStatus, 'PENDING'>;
export const DECISIONS = ['PUBLISHED', 'REJECTED'] as const satisfies readonly Decision[];

/** What staff can do with something that stands so. */
export const staffDecisions = (status: ModerationStatus): readonly Decision[] =>
  DECISIONS.filter((to) => (MODERATION_TRANSITIONS[status] as readonly ModerationStatus[]).includes(to));

/**
 * What staff see of something that they decide about: when it was sent to them last, and the files of its photographs. Another text is other content, and so is
 * another file: the id of a photograph is its author's browser's, and may stand for a second one after the first was removed.
 */
export const moderationSeen = ({
  submittedAt,
  photographs = [],
}: {
  readonly submittedAt: string;
  readonly photographs?: readonly { readonly file: string }[];
}): string => [submittedAt, ...photographs.map(({ file }) => file)].join(' ');

/** What staff see of a review that they write the shop's words under: the same, and when those were written last, if they were. */
export const replySeen = ({
  repliedAt,
  ...review
}: Parameters<typeof moderationSeen>[0] & { readonly repliedAt: string | null }): string =>
  `${moderationSeen(review)} ${repliedAt ?? '-'}`;

/**
 * Why something is not shown. That it finds fault with goods or with the shop is no reason: good and bad reviews are published alike (Directive
 * (EU) 2019/2161, annex I 23c). Printed by the messages `review.rejection.{reason}`.
 */
export const REJECTION_REASONS = [
  'personal-data',
  'offensive',
  'not-about-product',
  'advertising',
  'unlawful',
  'unreadable',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
