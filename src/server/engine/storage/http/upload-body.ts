import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { cacheControlOf, contentEncodingOf } from '#server/engine/storage/store/object-metadata.ts';
import type { Description } from '#server/engine/storage/store/object-metadata.ts';
import { invalidRequest, StorageError } from '#server/engine/storage/storage-error.ts';
import { toNodeStream } from './web-stream.ts';
import { parseBoundedJson } from '#server/limits/parse-bounded-json.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

export interface UploadBody {
  readonly mimetype: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Once the chunks are used up: a form may still say something after the file. */
  readonly describe: () => Promise<Description>;
  /** For an upload that is refused half way: the rest is thrown away so that the answer can be read. */
  readonly abandon: () => void;
}

/** A form as the client sends it from a browser, or the bare bytes with headers. */
export const readUploadBody = async (request: Request): Promise<UploadBody> => {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  const source = toNodeStream(request.body);
  // It may break before anybody reads it; whoever does then still gets the error.
  source.on('error', () => {});
  return /^multipart\/form-data\s*;/iu.test(type)
    ? readForm(source, type)
    : readBare(source, type, request.headers);
};

const readBare = (source: Readable, mimetype: string, headers: Headers): UploadBody => ({
  mimetype,
  chunks: chunksOf(source),
  describe: async () => ({
    mimetype,
    cacheControl: cacheControlOf(headers.get('cache-control')),
    contentEncoding: contentEncodingOf(headers.get('content-encoding')),
    userMetadata: decodeUserMetadata(headers.get('x-metadata') ?? undefined),
  }),
  abandon: () => source.resume(),
});

const readForm = async (source: Readable, contentType: string): Promise<UploadBody> => {
  const form = openForm(contentType);
  const fields = new Map<string, string>();
  const found = Promise.withResolvers<{ readonly file: BusboyFileStream; readonly mimetype: string }>();
  const finished = Promise.withResolvers<undefined>();
  let opened: BusboyFileStream | undefined;

  const fail = (cause: Error): void => {
    const error = cause instanceof StorageError ? cause : invalidRequest('The upload was interrupted');
    source.unpipe(form);
    found.reject(error);
    finished.reject(error);
    opened?.destroy(error);
  };
  const misuse = (message: string): void => fail(invalidRequest(message));
  // Whoever waits for them sees the error; nobody may be waiting when it comes.
  found.promise.catch(() => {});
  finished.promise.catch(() => {});

  form.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) misuse('A field of the form is too long');
    else fields.set(name, value);
  });
  form.on('file', (_field, file, _filename, _encoding, mimetype) => {
    file.on('error', () => {});
    if (opened !== undefined) {
      file.resume();
      return;
    }
    opened = file;
    // What the form says of the file counts more than what the browser guessed from its name.
    found.resolve({ file, mimetype: fields.get('contentType') ?? mimetype });
  });
  form.on('fieldsLimit', () => misuse('The form has too many fields'));
  form.on('partsLimit', () => misuse('The form has too many parts'));
  form.on('filesLimit', () => misuse('The form has more than one file'));
  form.on('error', (error: unknown) => misuse(`The form cannot be read: ${messageOf(error)}`));
  form.on('finish', () => {
    finished.resolve(undefined);
    found.reject(invalidRequest('No content provided'));
  });
  source.on('error', fail);
  source.pipe(form);

  const abandon = (): void => {
    source.unpipe(form);
    source.resume();
  };
  try {
    const { file, mimetype } = await found.promise;
    return {
      mimetype,
      chunks: chunksOf(file),
      describe: async () => {
        await finished.promise;
        return {
          mimetype,
          cacheControl: cacheControlOf(fields.get('cacheControl')),
          contentEncoding: contentEncodingOf(fields.get('contentEncoding')),
          userMetadata: parseUserMetadata(fields.get('metadata')),
        };
      },
      abandon,
    };
  } catch (error) {
    abandon();
    throw error;
  }
};

const openForm = (contentType: string): BusboyInstance => {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        files: 1,
        fields: storageLimits.formFields,
        parts: storageLimits.formFields + 1,
        fieldSize: storageLimits.formFieldBytes,
        fieldNameSize: 100,
        headerPairs: 50,
      },
    });
  } catch (error) {
    throw invalidRequest(`The form cannot be read: ${messageOf(error)}`);
  }
};

/** What goes wrong in here is the sender's: gone away, or sending what is no form. */
const chunksOf = async function* (stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    // Destroying the stream would cut the connection before the answer is out.
    yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw invalidRequest(`The upload was interrupted: ${messageOf(error)}`);
  }
};

const decodeUserMetadata = (base64: string | undefined): Description['userMetadata'] =>
  base64 === undefined ? undefined : parseUserMetadata(Buffer.from(base64, 'base64').toString('utf8'));

/** The person's own notes about a file: any JSON object. */
export const parseUserMetadata = (text: string | null | undefined): Description['userMetadata'] => {
  if (text === undefined || text === null || text === '') return undefined;
  if (text.length > storageLimits.formFieldBytes) throw invalidRequest('The metadata is too long');
  let value: unknown;
  try {
    value = parseBoundedJson(text);
  } catch {
    throw invalidRequest('The metadata is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidRequest('The metadata is not a JSON object');
  }
  return { ...value };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown cause');
