/** So many photographs of a return are kept; */
export const RETURN_PHOTOGRAPHS_MAX = 8;
/** each may weigh so much when it is sent. */
export const RETURN_PHOTOGRAPH_BYTES_MAX = 10 * 1024 * 1024;

/** Why a photograph is not taken. Printed by the messages `return.photograph.{reason}`. */
export const RETURN_PHOTOGRAPH_REASONS = [
  'no-picture',
  'too-many-pixels',
  'too-large',
  'too-many',
  'closed',
  'failed',
] as const;
export type ReturnPhotographReason = (typeof RETURN_PHOTOGRAPH_REASONS)[number];

/** Where a photograph of a return is taken from, below the shop's origin. */
export const returnPhotographPath = (id: string): string => `/return-files/photographs/${id}.webp`;

/** Where a photograph of a return is sent to. */
export const returnUploadPath = (returnId: string, region: string): string =>
  `/return-files/${returnId}?region=${region}`;
