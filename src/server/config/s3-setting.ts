/** Where an S3-compatible store is and how to get in. */
export interface S3Setting {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `https://endpoint/bucket/key` instead of `https://bucket.endpoint/key`. */
  readonly pathStyle: boolean;
}

interface S3Variables {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PATH_STYLE: boolean;
}

export const s3Of = (value: S3Variables): S3Setting | undefined => {
  if (
    value.S3_ENDPOINT === undefined ||
    value.S3_BUCKET === undefined ||
    value.S3_REGION === undefined ||
    value.S3_ACCESS_KEY_ID === undefined ||
    value.S3_SECRET_ACCESS_KEY === undefined
  ) {
    return undefined;
  }
  return {
    endpoint: value.S3_ENDPOINT,
    bucket: value.S3_BUCKET,
    region: value.S3_REGION,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
    pathStyle: value.S3_PATH_STYLE,
  };
};
