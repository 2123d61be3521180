import { Hono } from 'hono';
import { redirectOf } from '#domain/navigation/redirects.ts';
import type { Environment } from '#server/config/environment.ts';
import { clientAddress } from '#server/engine/auth/http/client-address.ts';
import { runForCaller } from '#server/engine/database/request-caller.ts';
import { checkHostHeader } from '#server/host/check-host-header.ts';
import { createHeldBytes, limitHeldBytes } from '#server/limits/held-bytes.ts';
import { networkOf } from '#server/limits/network-of.ts';
import {
  createRequestShares,
  fileShare,
  limitRequests,
  oneByOne,
  requestShare,
} from '#server/limits/request-shares.ts';
import type { Logger } from '#server/observability/logger.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { requestLog } from '#server/observability/request-log.ts';
import type { PageFiles } from '#server/host/page-files.ts';
import { securityHeaders } from '#server/host/security-headers.ts';
import { securityTxt } from '#server/host/security-txt.ts';
import { shareOrigins } from '#server/host/share-origins.ts';
import { robots, sitemap } from '#server/host/site-map.ts';
import { createMeaningFiles } from '#server/model-files/meaning-files.ts';
import { createSpeechFiles } from '#server/model-files/speech-files.ts';
import type { StaticFiles } from '#server/host/static-files.ts';

const SERVICES = ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/functions/v1/*'] as const;

/** Puts the parts behind one origin. `/auth/v1/callback` is a page of the web app, not of the auth service. */
export const createHost = (parts: {
  readonly environment: Environment;
  readonly auth: Hono;
  readonly rest: Hono;
  readonly storage: Hono;
  readonly functions: Hono;
  readonly calendarFeed: Hono;
  readonly localIdentity: Hono | undefined;
  readonly files: StaticFiles;
  readonly pages: PageFiles;
  readonly config: object;
  readonly health: Hono;
  readonly logger: Logger;
  readonly metrics: Metrics;
}): Hono => {
  const { environment } = parts;
  const app = new Hono();
  app.use(requestLog(parts));
  app.use(securityHeaders({ https: environment.siteUrl.startsWith('https:') }));
  app.use(checkHostHeader(environment));
  app.use((context, next) =>
    runForCaller(
      networkOf(clientAddress(context, environment.trustedProxies)),
      next,
      () => context.req.raw.signal,
    ),
  );

  if (environment.corsOrigins.length > 0) {
    const share = shareOrigins(environment.corsOrigins);
    for (const service of SERVICES) app.use(service, share);
  }

  const factor = environment.auth.rateFactor;
  const limited = limitRequests(createRequestShares({ limits: requestShare, factor }));
  const bounded = limitHeldBytes(createHeldBytes());
  for (const service of [...SERVICES, '/local-identity/*', '/calendar-feed/*']) {
    app.use(service, limited, bounded);
  }
  // Counted apart, so that a monitor never waits behind pages or data.
  const limitedChecks = limitRequests(createRequestShares({ limits: fileShare, factor }));
  for (const check of ['/health', '/ready']) app.use(check, limitedChecks);

  app.route('/', parts.health);
  app.get('/config.json', (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(parts.config);
  });
  app.get('/auth/v1/callback', (context) => parts.pages.respond(context.req.raw, context.req.path));
  app.route('/auth/v1', parts.auth);
  app.route('/rest/v1', parts.rest);
  app.route('/storage/v1', parts.storage);
  app.route('/functions/v1', parts.functions);
  app.route('/calendar-feed', parts.calendarFeed);
  if (parts.localIdentity !== undefined) app.route('/local-identity', parts.localIdentity);

  app.use(limitRequests(createRequestShares({ limits: fileShare, factor })), oneByOne());
  app.route('/speech', createSpeechFiles());
  app.route('/memory-model', createMeaningFiles());

  app.get('/.well-known/security.txt', (context) =>
    context.text(
      securityTxt({ siteUrl: environment.siteUrl, contact: environment.securityContact, now: Date.now() }),
    ),
  );
  // Browsers ask for it on whatever has no page around it.
  app.get('/favicon.ico', (context) => context.redirect('/icon.svg', 308));
  app.get('/robots.txt', (context) => context.text(robots(environment.siteUrl)));
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(environment.siteUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }),
  );
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { path } = context.req;
    const moved = redirectOf(path);
    if (moved !== null) return context.redirect(moved + new URL(context.req.url).search, 308);
    const file = await parts.files.respond(context.req.raw, path);
    return file ?? parts.pages.respond(context.req.raw, path);
  });
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    parts.logger.error('A request failed unexpectedly', { error });
    return context.json({ message: 'An unexpected error occurred' }, 500);
  });
  return app;
};
