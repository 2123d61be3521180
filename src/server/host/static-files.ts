import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = /^(text\/|application\/(json|manifest|speculationrules)|image\/svg)/;

interface StaticFile {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly immutable: boolean;
  readonly encoded: Map<string, Promise<Buffer<ArrayBuffer>>>;
}

export interface StaticFiles {
  /** The answer for a file of the build, or undefined where there is none of that name. */
  readonly respond: (request: Request, pathname: string, status?: 200 | 404) => Promise<Response | undefined>;
}

/**
 * The build is some megabytes and never changes while we run: it is read once, and a name is a look-up. Read in one go, because
 * nobody is served yet: more than a thousand small files take three times as long one after the other through the thread pool.
 * `fill` completes texts with what is known only here.
 */
export const loadStaticFiles = (directory: string, fill?: (text: string) => string): StaticFiles => {
  const files = new Map<string, StaticFile>();
  const compressed = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const absolute = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(directory, absolute).split(path.sep).join('/')}`;
    if (name.endsWith('.br')) {
      compressed.set(name.slice(0, -'.br'.length), readFileSync(absolute));
      continue;
    }
    const read = readFileSync(absolute);
    const body = fill === undefined ? read : Buffer.from(fill(read.toString('utf8')));
    files.set(name, {
      type: types[path.extname(name)] ?? 'application/octet-stream',
      body,
      etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
      immutable: name.startsWith('/assets/'),
      encoded: new Map(),
    });
  }

  for (const [name, body] of compressed) files.get(name)?.encoded.set('br', Promise.resolve(body));

  return {
    respond: async (request, pathname, status = 200) => {
      const file = files.get(pathname);
      if (file === undefined) return undefined;
      const headers = new Headers({
        'content-type': file.type,
        'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: file.etag,
        vary: 'accept-encoding',
      });
      if (status === 200 && request.headers.get('if-none-match') === file.etag) {
        return new Response(null, { status: 304, headers });
      }
      const encoding = compressible.test(file.type) ? chosenEncoding(request) : undefined;
      if (encoding !== undefined) headers.set('content-encoding', encoding);
      const body = encoding === undefined ? file.body : await encodedBody(file, encoding);
      headers.set('content-length', String(body.byteLength));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
  };
};

type Encoding = keyof typeof compressors;

const chosenEncoding = (request: Request): Encoding | undefined => {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

const encodedBody = (file: StaticFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> => {
  const known = file.encoded.get(encoding);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? compressors.br(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : compressors.gzip(file.body);
  file.encoded.set(encoding, made);
  return made;
};
