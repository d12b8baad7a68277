/** What a scanner finds in a file. `unavailable`: it could not be asked, so that nothing is known of the file. */
export type ScanOutcome = 'clean' | 'infected' | 'unavailable';

/** Looks for malicious programs in files that strangers send. */
export interface Scanner {
  /** Never throws. */
  readonly scan: (bytes: Uint8Array) => Promise<ScanOutcome>;
}
