import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { measure } from './measure.ts';
import { isVersion, requireValidVersion } from './object-store.ts';
import type { ObjectStore, StoredVersion, Version } from './object-store.ts';
import type { S3Setting } from '#server/config/s3-setting.ts';

/** S3's smallest part. Two under way make 10 MB of memory for one upload, whatever its size. */
const PART_SIZE = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Any S3-compatible store. Our one bucket there holds every bucket here: which is which is the database's business. */
export const openS3Store = (setting: S3Setting, installation: string): ObjectStore => {
  const client = new S3Client({
    endpoint: setting.endpoint,
    region: setting.region,
    forcePathStyle: setting.pathStyle,
    credentials: { accessKeyId: setting.accessKeyId, secretAccessKey: setting.secretAccessKey },
    // Many compatible stores do not know the newer checksums; TLS and our own MD5 cover the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = setting.bucket;
  const prefix = `objects/${installation}/`;
  const keyOf = (version: Version): string => `${prefix}${requireValidVersion(version)}`;

  return {
    put: async (version, body) => {
      const arriving = rememberFailure(body);
      const measured = measure(arriving.chunks);
      const upload = new Upload({
        client,
        params: { Bucket, Key: keyOf(version), Body: Readable.from(measured.chunks, { objectMode: false }) },
        partSize: PART_SIZE,
        queueSize: PARTS_AT_ONCE,
      });
      try {
        await upload.done();
      } catch (error) {
        // Tidying up after a broken body may fail too; why it broke is what the caller has to know.
        throw arriving.failure() ?? error;
      }
      return measured.result();
    },
    get: async (version, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const answer = await unlessMissing(
        client.send(new GetObjectCommand({ Bucket, Key: keyOf(version), ...(Range && { Range }) })),
      );
      if (answer === undefined) return undefined;
      if (!(answer.Body instanceof Readable)) throw new Error('The S3 store answered without a body');
      return answer.Body;
    },
    copy: async (from, to) => {
      const CopySource = `${Bucket}/${keyOf(from)}`;
      const answer = await unlessMissing(
        client.send(new CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource })),
      );
      return answer !== undefined;
    },
    remove: async (version) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(version) }));
    },
    list: (shard) => listKeys(client, Bucket, `${prefix}${shard}`),
    removeUnfinished: (before) => abortUnfinished(client, Bucket, prefix, before),
    close: () => client.destroy(),
  };
};

const rememberFailure = (
  body: AsyncIterable<Uint8Array>,
): {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly failure: () => Error | undefined;
} => {
  let failure: Error | undefined;
  const flow = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      failure = error instanceof Error ? error : new Error('The body broke off');
      throw failure;
    }
  };
  return { chunks: flow(), failure: () => failure };
};

const listKeys = async function* (
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncGenerator<StoredVersion> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      const version = Key?.split('/').at(-1) ?? '';
      if (isVersion(version) && LastModified !== undefined) yield { version, lastModified: LastModified };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
};

/** One page each time: the next sweep goes on. */
const abortUnfinished = async (
  client: S3Client,
  Bucket: string,
  Prefix: string,
  before: Date,
): Promise<void> => {
  try {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key === undefined || Initiated === undefined || Initiated >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
  } catch (error) {
    // Some compatible stores cannot list them and clean up by a rule of their own.
    if (!isAnswer(error, 'NotImplemented')) throw error;
  }
};

const unlessMissing = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (isAnswer(error, 'NoSuchKey') || isAnswer(error, 'NotFound')) return undefined;
    throw error;
  }
};

const isAnswer = (error: unknown, name: string): boolean =>
  error instanceof S3ServiceException && error.name === name;
