/** The part of the S3 server for tests that the tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly allowMismatchedSignatures: boolean;
      readonly configureBuckets: ReadonlyArray<{ readonly name: string }>;
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
  export = S3rver;
}
