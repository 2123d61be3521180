import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { ModelManifest } from '#domain/model-files/model-files.ts';
import { toWebStream } from '#server/engine/storage/http/web-stream.ts';

const typeOf = (name: string): string => {
  if (name.endsWith('.wasm')) return 'application/wasm';
  return name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
};

/**
 * What a browser downloads, once and when asked to, to do without us. The files are the packages' own and are too large to
 * be held in memory as the rest of the build is.
 */
export const serveModelFiles = <Name extends string>(
  names: readonly Name[],
  sources: Readonly<Record<Name, URL>>,
): Hono => {
  const describe = async (name: Name): Promise<ModelManifest<Name>['files'][number]> => {
    const file = fileURLToPath(sources[name]);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return { name, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
  };
  const readManifest = async (): Promise<ModelManifest<Name>> => {
    const files = await Promise.all(names.map(describe));
    const version = createHash('sha256')
      .update(files.map(({ sha256 }) => sha256).join())
      .digest('hex')
      .slice(0, 12);
    return { version, files };
  };
  const app = new Hono();
  // Up to a hundred megabytes are read for it, so only once somebody asks.
  let known: Promise<ModelManifest<Name>> | undefined;
  const manifest = (): Promise<ModelManifest<Name>> => {
    known ??= readManifest().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  app.get('/manifest.json', async (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(await manifest());
  });
  app.get('/:version/:name', async (context) => {
    const { version, files } = await manifest();
    const file = files.find(({ name }) => name === context.req.param('name'));
    if (file === undefined || context.req.param('version') !== version) return context.notFound();
    const stream = createReadStream(fileURLToPath(sources[file.name]));
    context.req.raw.signal.addEventListener('abort', () => stream.destroy(), { once: true });
    return new Response(toWebStream(stream), {
      headers: {
        'content-type': typeOf(file.name),
        'content-length': String(file.bytes),
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${file.sha256.slice(0, 22)}"`,
      },
    });
  });
  return app;
};
