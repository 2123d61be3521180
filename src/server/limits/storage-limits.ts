/** Bounds on one request to `/storage/v1`. How large a file may be is the operator's setting and the bucket's. */
export const storageLimits = {
  /** Room for the longest list of names; files have limits of their own. */
  jsonBytes: 4 * 1024 * 1024,
  /** What a form may have around the file. */
  formOverheadBytes: 1024 * 1024,
  formFields: 20,
  formFieldBytes: 64 * 1024,
  /** What S3 allows for a key, in bytes of UTF-8. */
  nameBytes: 1024,
  mediaTypeLength: 255,
  listedRows: 1000,
  removedNames: 20_000,
  signedPaths: 20_000,
  /** A century. */
  signedSeconds: 3_153_600_000,
  signedTokenLength: 8192,
  emptiedAtOnce: 1000,
  /** Resumable uploads of one account that are begun and not finished. */
  openUploads: 100,
} as const;
