/** The part of s3rver that the tests use; the package ships no types. */
declare module 's3rver' {
  interface Options {
    address: string;
    /** 0 takes a free one. */
    port: number;
    silent: boolean;
    /** Where it keeps what it is given. */
    directory: string;
    configureBuckets: { name: string }[];
    /** Host names whose first label is no bucket. */
    serviceEndpoint?: string;
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
