import { fetchPlan } from '#domain/offline/fetch-plan.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: a version that changes with any file, and which files there are. */
declare const BUILD: {
  readonly version: string;
  /** For everybody who comes by. */
  readonly frame: readonly string[];
  /** For somebody who works here. */
  readonly wholeApp: readonly string[];
};

const cacheName = `kindling-${BUILD.version}`;
/** Outlives versions: whether somebody who works here wants the whole app on this device. */
const wishes = 'kindling-wishes';
const wholeApp = '/wishes/whole-app';
const patience = 4_000;

const keepWholeApp = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.addAll([...BUILD.wholeApp]);
};

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.addAll([...BUILD.frame]);
  if ((await caches.match(wholeApp)) !== undefined) await keepWholeApp();
};

/** Runs when no page of the version before is open any more, or when the person asked for the new one. */
const activate = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('kindling-') && ![cacheName, wishes].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const kept = async (request: Request): Promise<Response> => {
  const copy = await caches.match(request);
  if (copy !== undefined) return copy;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
};

/** Pages hold nothing of anybody, so a copy of one is safe to keep; the query string is not part of it. */
const fresh = async (request: Request, key: string): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    if (answer.status === 200 && !answer.redirected) await cache.put(key, answer.clone());
    return answer;
  } catch {
    return cache.match(key);
  }
};

const answerTo = async (request: Request, plan: 'kept' | 'fresh' | 'page'): Promise<Response> => {
  if (plan === 'kept') return kept(request);
  const { pathname } = new URL(request.url);
  const answer = await fresh(request, pathname);
  if (answer !== undefined) return answer;
  const shell = plan === 'page' ? await caches.match('/app') : undefined;
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
  if (plan !== 'network') event.respondWith(answerTo(request, plan));
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
