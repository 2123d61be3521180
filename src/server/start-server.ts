import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import packageFile from '../../package.json' with { type: 'json' };
import { startMakingCopies } from '#server/archive/scheduled-copies.ts';
import { providerBox } from '#server/assistant/provider-settings.ts';
import { auditKey } from '#server/audit/audit-checkpoints.ts';
import { startKeepingAudit } from '#server/audit/keep-audit.ts';
import { lastSignedIn } from '#server/audit/last-signed.ts';
import { configDocument } from '#server/config/config-document.ts';
import { issuerOf } from '#server/engine/auth/auth-deps.ts';
import { createAuthService } from '#server/engine/auth/auth-service.ts';
import { createMailer } from '#server/engine/auth/mail/mailer.ts';
import { createSmsGateway } from '#server/engine/auth/mail/sms-gateway.ts';
import { createPasswords } from '#server/engine/auth/passwords/passwords.ts';
import { outboxBox } from '#server/engine/auth/mail/open-outbox.ts';
import { createRateLimits } from '#server/limits/rate-limits.ts';
import { asAuthenticator } from '#server/engine/database/as-authenticator.ts';
import { createDatabase } from '#server/engine/database/database.ts';
import { migrate } from '#server/engine/database/migrate.ts';
import { startCarryingOut } from '#server/deletions/carry-out-deletions.ts';
import { startPurging } from '#server/engine/database/purge-records.ts';
import { createIdentify } from '#server/engine/identify/identify.ts';
import type { Identify } from '#server/engine/identify/identify.ts';
import { createRestService } from '#server/engine/rest/rest-service.ts';
import { setSignInRules } from '#server/engine/auth/set-sign-in-rules.ts';
import { setAccountLimit } from '#server/engine/storage/objects/reservations.ts';
import { removeDiscarded } from '#server/engine/storage/discarded-versions.ts';
import { openObjectStore } from '#server/engine/storage/store/open-object-store.ts';
import { createStorageService } from '#server/engine/storage/storage-service.ts';
import { startSweeping } from '#server/engine/storage/sweep-objects.ts';
import { ConfigurationError, isLoopback } from '#server/config/environment.ts';
import type { Environment } from '#server/config/environment.ts';
import { createCalendarFeed } from '#server/calendar/calendar-feed.ts';
import { createFunctionsService } from '#server/functions/functions-service.ts';
import { createLiveSessions } from '#server/functions/record-changes/live-sessions.ts';
import { createRecordStreams } from '#server/functions/record-changes/record-streams.ts';
import { databaseState } from '#server/health/database-state.ts';
import { createHealthDesk } from '#server/health/health-desk.ts';
import { ownProbes } from '#server/health/own-probes.ts';
import { removeLeftCopies } from '#server/restore/receive-copy.ts';
import { boundPipeline } from '#server/host/bound-pipeline.ts';
import { boundReceiving, receivingLimits } from '#server/host/bound-receiving.ts';
import { createHost } from '#server/host/host.ts';
import { createPresence } from '#server/host/presence.ts';
import { createMeaningEngine, ownMeaning } from '#server/memory/meaning-engine.ts';
import type { MeaningProgram } from '#server/memory/worker/meaning-worker.ts';
import { createRenderScheduler } from '#server/music/library/render-scheduler.ts';
import type { MusicLibrary } from '#server/music/library/music-library.ts';
import { seedLibrary } from '#server/music/library/seed-library.ts';
import { storePrerendered } from '#server/music/library/store-prerendered.ts';
import { createHealth } from '#server/observability/health.ts';
import type { Logger } from '#server/observability/logger.ts';
import { noMetrics } from '#server/observability/no-metrics.ts';
import { createSecurityEvents } from '#server/observability/security-events.ts';
import { openPlaceLookup } from '#server/threats/places/open-place-lookup.ts';
import { startSweepingThreats } from '#server/threats/sweep-threats.ts';
import { createThreatDesk } from '#server/threats/threat-desk.ts';
import { createSessionWatch } from '#server/threats/watch-sessions.ts';
import { createRefusalWatch } from '#server/observability/watch-refusals.ts';
import { loadPageFiles } from '#server/host/page-files.ts';
import { setUpIdentity } from '#server/set-up-identity.ts';
import { watchDatabaseNotifications } from '#server/database-notifications.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { watchSigningKeys } from '#server/config/watch-signing-keys.ts';
import { loadStaticFiles } from '#server/host/static-files.ts';
import { createAnalysisProcess } from '#server/uploads/analysis/analysis-process.ts';
import { createAnalysisQueue } from '#server/uploads/analysis/analysis-queue.ts';
import { startAnalysisWorker } from '#server/uploads/analysis/analysis-worker.ts';
import { createSpeechService } from '#server/voice/provider/speech-service.ts';
import { createVoicePipeline } from '#server/voice/voice-pipeline.ts';
import { createVoicePool } from '#server/voice/worker/voice-pool.ts';
import type { VoiceProgram } from '#server/voice/worker/fork-voice.ts';

const distDirectory = path.resolve(import.meta.dirname, '../../dist');

const ownVoice: VoiceProgram = { file: new URL('voice/worker/voice-child.ts', import.meta.url) };

/** Whoever is there asks for their first pages in this time. */
const WARM_AFTER_MS = 3000;
/** How long requests under way may go on after Ctrl+C. */
const GOODBYE_MS = 5_000;
/**
 * Longer than a proxy in front keeps a connection that nothing is said on: usual are 60 and 75 seconds. Whoever ends it first may
 * end it under a request that is just being sent, and a proxy answers that with an error.
 */
const IDLE_CONNECTION_MS = 90_000;
/** Texts that wait for their vector at a time, everybody's together; one person has one. */
const MEANINGS_WAITING = 64;

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface HostOptions {
  readonly environment: Environment;
  readonly secrets: Secrets;
  /** The owner's connection, used for the schema alone. */
  readonly adminUrl: string;
  /** Whether the database is ours to run; on loopback the first account then becomes admin. */
  readonly embedded: boolean;
  readonly logger: Logger;
  /** The tracks this version can make. */
  readonly library: MusicLibrary;
  /** Another voice process than our own. */
  readonly voice?: VoiceProgram | undefined;
  /** Another sentence thread than our own. */
  readonly meaning?: MeaningProgram | undefined;
}

/** Everything above the database: schema, services, the one origin. A start that fails leaves nothing open. */
export const startServer = async (options: HostOptions): Promise<RunningServer> => {
  const opened = new AsyncDisposableStack();
  try {
    await open(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
  return { url: options.environment.siteUrl, stop: () => opened.disposeAsync() };
};

const open = async (options: HostOptions, opened: AsyncDisposableStack): Promise<void> => {
  const { environment, secrets, logger } = options;
  const logError = (what: string, cause: unknown): void => logger.error(what, { cause });

  const connectionString = asAuthenticator(options.adminUrl, secrets.authenticatorPassword);
  const config = configDocument({
    publishableKey: secrets.publishableKey,
    identity: environment.identity,
    signups: environment.auth.signups,
    speech: environment.speech,
    phoneFactors: environment.auth.phoneFactors,
    brand: environment.brand !== undefined,
  });
  const files = loadStaticFiles(path.join(distDirectory, 'web'));
  const pages = loadPageFiles({
    directory: path.join(distDirectory, 'pages'),
    siteUrl: environment.siteUrl,
    provider: config.provider.kind === 'local' ? '' : config.provider.name,
    speech: config.speech.service ?? '',
  });
  await migrate({ adminUrl: options.adminUrl, authenticatorUrl: connectionString });
  const db = createDatabase({
    connectionString,
    poolSize: environment.databasePool,
    named: !environment.databasePooler,
    onIdleError: (error) => logError('A database connection was lost', error),
  });
  opened.defer(() => db.close());

  const schemaListeners: (() => void)[] = [];
  const analysisListeners: (() => void)[] = [];
  const streams = createRecordStreams(createLiveSessions(db));
  opened.defer(
    watchDatabaseNotifications({
      connectionString,
      pooler: environment.databasePooler,
      onSchemaChange: () => schemaListeners.forEach((listener) => listener()),
      onRecordChange: streams.tell,
      onSessionEnd: streams.endSession,
      onAnalysis: () => analysisListeners.forEach((listener) => listener()),
    }),
  );

  const presence = createPresence();
  opened.defer(presence.close);
  const identifyAnyone = createIdentify({ secrets, issuer: issuerOf(environment.siteUrl) });
  const identify: Identify = async (request) => {
    const actor = await identifyAnyone(request);
    if (actor.role === 'authenticated') presence.note();
    return actor;
  };
  const mailer = createMailer({
    db,
    mail: environment.mail,
    sms: environment.sms === undefined ? undefined : createSmsGateway(environment.sms),
    box: outboxBox(secrets),
    logError,
  });
  opened.defer(() => mailer.settled());
  const securityEvents = createSecurityEvents({ db, trustedProxies: environment.trustedProxies, logError });
  opened.defer(() => securityEvents.settled());
  const refusals = createRefusalWatch({ db, events: securityEvents, logError });
  opened.defer(() => refusals.settled());
  const lookup = await openPlaceLookup(environment.location, logError);
  const threatDeps = {
    db,
    lookup,
    mailer,
    hasMail: environment.mail !== undefined,
    siteUrl: environment.siteUrl,
    logError,
  };
  const threats = createThreatDesk(threatDeps);
  opened.defer(threats.settled);
  const sessionWatch = createSessionWatch({
    lookup,
    threats,
    events: securityEvents,
    trustedProxies: environment.trustedProxies,
  });
  // For PINs. Those of the auth service have a queue of their own.
  const passwords = createPasswords();
  const limits = createRateLimits({
    db,
    key: secrets.derive('rate limits'),
    factor: environment.auth.rateFactor,
    voiceFactor: environment.voice.rateFactor,
  });
  const { provider, localIdentity } = setUpIdentity({ environment, secrets, db, limits, passwords });
  const store = await openObjectStore({
    db,
    dataDirectory: environment.dataDirectory,
    s3: environment.s3,
  });
  opened.defer(() => store.close());
  await setAccountLimit(db, environment.storageAccountLimit);
  await setSignInRules(db, environment);
  opened.defer(startSweeping({ db, store, logError }));
  await removeLeftCopies(environment.dataDirectory);
  await seedLibrary(db, options.library.tracks);
  await storePrerendered({ db, store, library: options.library, logError });
  const scheduler = createRenderScheduler({
    db,
    store,
    library: options.library,
    background: environment.musicBackground,
    presence,
    logError,
  });
  opened.defer(scheduler.close);
  const analyses = createAnalysisQueue(db);
  const analysisProcess = createAnalysisProcess();
  const analysing = startAnalysisWorker({
    queue: analyses,
    store,
    analyse: analysisProcess.analyse,
    logError,
  });
  opened.defer(async () => {
    await Promise.all([analysing.close(), analysisProcess.close()]);
  });
  analysisListeners.push(analysing.work);
  const pipeline = createVoicePipeline({
    pool: createVoicePool({
      program: options.voice ?? ownVoice,
      workers: environment.voice.workers,
      mostWaiting: environment.voice.queue,
      noteFallback: (why) => logger.warn('Speech is understood with WebAssembly, more slowly', { why }),
    }),
    service: environment.speech === undefined ? undefined : createSpeechService(environment.speech),
    logError,
  });
  opened.defer(pipeline.close);
  const meaning = createMeaningEngine({
    program: options.meaning ?? ownMeaning,
    mostWaiting: MEANINGS_WAITING,
  });
  opened.defer(meaning.close);
  const models = { db, box: providerBox(secrets) };
  const healthDesk = createHealthDesk({
    state: () => databaseState(db),
    secrets,
    dataDirectory: environment.dataDirectory,
    version: packageFile.version,
    voiceWaiting: pipeline.waiting,
    probes: ownProbes({ environment, provider, store, ...models }),
  });
  // Nobody can ask for them without a port, so nothing is counted then, and what counts is not loaded.
  const metrics =
    environment.metrics === undefined
      ? noMetrics
      : (await import('#server/observability/metrics.ts')).createMetrics(
          () => db.counts(),
          scheduler,
          pipeline,
        );
  const archive = { db, store, siteUrl: environment.siteUrl, version: packageFile.version };
  opened.defer(startMakingCopies({ ...archive, logError }));
  opened.defer(startPurging({ db, logError }));
  opened.defer(startCarryingOut({ db, removeDiscarded: () => removeDiscarded({ db, store }), logError }));
  opened.defer(startSweepingThreats(threatDeps));
  const auditSigner = { key: auditKey(secrets), lastSigned: lastSignedIn(environment.dataDirectory) };
  opened.defer(startKeepingAudit({ db, ...auditSigner, logError }));
  opened.defer(watchSigningKeys({ secrets, logError }));
  const app = createHost({
    environment,
    files,
    pages,
    localIdentity,
    logger,
    metrics,
    health: createHealth({ db, version: packageFile.version }),
    config,
    auth: createAuthService({
      db,
      identify,
      secrets,
      provider,
      securityEvents,
      onReuse: threats.reused,
      removeDiscarded: () => removeDiscarded({ db, store }),
      logError,
      auth: environment.auth,
      siteUrl: environment.siteUrl,
      redirectUrls: environment.redirectUrls,
      adminEmails: environment.adminEmails,
      firstAccountIsAdmin: options.embedded && isLoopback(environment.host),
      mailer,
      smsSender: mailer,
      trustedProxies: environment.trustedProxies,
      jwtExpiry: environment.jwtExpiry,
      version: packageFile.version,
    }),
    rest: createRestService({
      db,
      identify,
      schemas: ['public'],
      filteredWrites: environment.restFilteredWrites,
      onSchemaChange: (listener) => void schemaListeners.push(listener),
      onEndedSession: (context, { claims }) =>
        securityEvents.record(context, {
          type: 'auth_violation',
          userId: typeof claims['sub'] === 'string' ? claims['sub'] : undefined,
          details: { code: 'session_ended' },
        }),
      onOutcome: (context, outcome) => {
        refusals.rest(context, outcome);
        sessionWatch.rest(context, outcome);
      },
      onError: (error) => logError('A REST request failed', error),
    }),
    storage: createStorageService({
      version: packageFile.version,
      db,
      identify,
      secrets,
      store,
      logError,
      fileLimit: environment.storageFileLimit,
      pending: scheduler.pending,
      onRefused: refusals.storage,
    }),
    calendarFeed: createCalendarFeed({ db, limits, trustedProxies: environment.trustedProxies, logError }),
    functions: createFunctionsService({
      db,
      identify,
      logError,
      trustedProxies: environment.trustedProxies,
      threats,
      onCall: sessionWatch.call,
      streams,
      brand: environment.brand,
      scheduler,
      limits,
      pipeline,
      analyses,
      meaning,
      observeVoice: metrics.observeVoice,
      models,
      health: healthDesk,
      restoring: { store, dataDirectory: environment.dataDirectory },
      archive,
      auditSigner,
      pins: {
        passwords,
        isLocal: environment.identity.kind === 'local',
        hasPasswords: environment.auth.email,
      },
      hasMail: environment.mail !== undefined,
      accounts: {
        siteUrl: environment.siteUrl,
        invites: waysToInvite(environment),
        mail: {
          limits,
          codeKey: secrets.derive('one-time codes'),
          deps: { siteUrl: environment.siteUrl, mailer },
        },
        removeDiscarded: () => removeDiscarded({ db, store }),
      },
      support: {
        siteUrl: environment.siteUrl,
        mailer: environment.mail === undefined ? undefined : mailer,
      },
      contact: {
        mailer,
        recipients: environment.contactTo,
        key: secrets.derive('contact'),
        rateFactor: environment.auth.rateFactor,
        siteUrl: environment.siteUrl,
      },
    }),
  });

  if (environment.metrics !== undefined) {
    const { startMetricsServer } = await import('#server/observability/metrics-server.ts');
    opened.defer(await startMetricsServer({ metrics, ...environment.metrics }));
  }
  const server = await listen(app.fetch, environment);
  opened.defer(() => close(server));
  if (environment.voice.warm) {
    // Half of all the memory: not for a host that nobody uses.
    let warming: NodeJS.Timeout | undefined;
    presence.onArrival(() => {
      warming = setTimeout(pipeline.warm, WARM_AFTER_MS);
    });
    opened.defer(() => clearTimeout(warming));
  }
  presence.onLeaving(pipeline.rest);
  // Streams never end by themselves; without this every stop would wait for them. Nor does a file end that nobody makes.
  opened.defer(scheduler.close);
  opened.defer(pipeline.close);
  opened.defer(streams.close);
};

/** Without sign-in by e-mail, the sign-in service decides who comes in, and there is nothing to send. */
const waysToInvite = ({ auth, mail }: Environment): 'mail' | 'link' | 'open' => {
  if (!auth.email) return 'open';
  return mail === undefined ? 'link' : 'mail';
};

const listen = async (
  fetch: Parameters<typeof getRequestListener>[0],
  { host, port }: Pick<Environment, 'host' | 'port'>,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const listener = getRequestListener(fetch, { hostname: host });
    const server = createServer(
      { ...receivingLimits, keepAliveTimeout: IDLE_CONNECTION_MS },
      boundReceiving(boundPipeline((request, response) => void listener(request, response))),
    );
    server.listen(port, host, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(new ConfigurationError(`PORT ${port} on ${host} ${reason}`));
    });
  });

const close = async (server: Server): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, GOODBYE_MS);
  await closed;
  clearTimeout(timer);
};
