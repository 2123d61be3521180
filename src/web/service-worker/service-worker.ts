import { fetchPlan } from '#domain/offline/fetch-plan.ts';
import { modelCaches } from '#domain/model-files/model-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: a version that changes with any file, and which files there are. */
declare const BUILD: {
  readonly version: string;
  /** For everybody who comes by. */
  readonly frame: readonly string[];
  /** For somebody who works here. */
  readonly wholeApp: readonly string[];
  /** For a device that understands speech by itself. */
  readonly speech: readonly string[];
  /** For a device that finds memories by itself. */
  readonly meaning: readonly string[];
};

// Named once: the build writes the whole list in wherever it is named.
const build = BUILD;
const cacheName = `kindling-${build.version}`;
/** Outlives versions: whether somebody who works here wants the whole app on this device. */
const wishes = 'kindling-wishes';
const wholeApp = '/wishes/whole-app';
const timeoutMs = 4_000;

const keepWhatIsMissing = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(build.wholeApp.filter((name) => !there.has(name)));
};

let keeping = Promise.resolve();

/** Every page asks for this: one after the other, and what is there is not fetched and written once more. */
const keepWholeApp = (): Promise<void> => {
  keeping = keeping.catch(() => undefined).then(keepWhatIsMissing);
  return keeping;
};

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.addAll([...build.frame]);
  if ((await caches.match(wholeApp)) !== undefined) await keepWholeApp();
  if (await caches.has(modelCaches.speech)) await cache.addAll([...build.speech]);
  if (await caches.has(modelCaches.meaning)) await cache.addAll([...build.meaning]);
};

/** Runs when no page of the version before is open any more, or when the person asked for the new one. */
const activate = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('kindling-') && ![cacheName, wishes].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** After the answer has gone out: a full disk or a slow one must not cost anybody a page. */
const keep = (event: FetchEvent, key: RequestInfo, answer: Response): void => {
  const copy = answer.clone();
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.put(key, copy))
      .catch(() => undefined),
  );
};

const kept = async (event: FetchEvent): Promise<Response> => {
  const copy = await caches.match(event.request);
  if (copy !== undefined) return copy;
  const answer = await fetch(event.request);
  if (answer.ok) keep(event, event.request, answer);
  return answer;
};

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The network, but not for long where there is a copy; where there is none it may take its time. Pages hold nothing of
 * anybody, so a copy of one is safe to keep; the query string is not part of it.
 */
const fresh = async (event: FetchEvent, key: string): Promise<Response | undefined> => {
  const copy = await caches.match(key, { cacheName });
  const asked = fetch(event.request).then(
    (answer) => {
      if (answer.status === 200 && !answer.redirected) keep(event, key, answer);
      return answer;
    },
    () => copy,
  );
  return copy === undefined ? asked : Promise.race([asked, after(timeoutMs).then(() => copy)]);
};

const answerTo = async (event: FetchEvent, plan: 'kept' | 'fresh' | 'page'): Promise<Response> => {
  if (plan === 'kept') return kept(event);
  const answer = await fresh(event, new URL(event.request.url).pathname);
  if (answer !== undefined) return answer;
  const shell = plan === 'page' ? await caches.match('/app', { cacheName }) : undefined;
  return shell ?? Response.error();
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const plan = fetchPlan({
    method: request.method,
    sameOrigin: url.origin === self.location.origin,
    pathname: url.pathname,
    navigation: request.mode === 'navigate',
  });
  if (plan !== 'network') event.respondWith(answerTo(event, plan));
});
self.addEventListener('message', (event) => {
  const wish: unknown = event.data;
  if (wish === 'take-over') void self.skipWaiting();
  if (wish === 'keep-whole-app') {
    event.waitUntil(
      caches
        .open(wishes)
        .then((cache) => cache.put(wholeApp, new Response('yes')))
        .then(keepWholeApp),
    );
  }
});
