import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { brand } from './brand/brand.ts';
import { prepareTracks } from './prepare-tracks/prepare-tracks.ts';
import { recordChanges } from './record-changes/record-changes.ts';
import { sessionManagement } from './session-management/session-management.ts';
import type { BrandSetting } from '#server/config/brand-setting.ts';
import type { ModelDeps } from '#server/assistant/answer-with-model.ts';
import type { AuditSigner } from '#server/audit/verify-audit.ts';
import { clientAddress } from '#server/engine/auth/http/client-address.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify/identify.ts';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import { functionLimits } from '#server/limits/function-limits.ts';
import type { HealthDesk } from '#server/health/health-desk.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { RenderScheduler } from '#server/music/library/render-scheduler.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import type { ObserveVoice } from '#server/observability/voice-metrics.ts';
import type { ThreatDesk } from '#server/threats/threat-desk.ts';
import type { AnalysisQueue } from '#server/uploads/analysis/analysis-queue.ts';
import type { VoicePipeline } from '#server/voice/voice-pipeline.ts';
import type { Actor } from '#server/engine/database/database.ts';
import type { ArchiveCopyDeps } from './archive-copy/archive-copy.ts';
import type { AccountDeskDeps } from './account-desk/account-desk.ts';
import type { ArchiveRestoreDeps } from './archive-restore/archive-restore.ts';
import type { ContactDeps } from './contact/contact.ts';
import type { FunctionContext, OpenFunction, ServerFunction, VisitorContext } from './function-context.ts';
import { asFunctionError, functionErrorResponse, FunctionError, notSignedIn } from './function-error.ts';
import type { LocalPinDeps } from './local-pin/local-pin.ts';
import type { ReauthenticateDeps } from './reauthenticate/reauthenticate.ts';
import type { RecordStreams } from './record-changes/record-streams.ts';
import type { SupportInviteDeps } from './support-invite/support-invite.ts';
import { voiceBody } from './voice-assistant/read-recording.ts';

/** How much may be sent, and what is said to more. */
interface BodyBound {
  readonly most: number;
  readonly refuse: (bytes: number) => FunctionError;
}

const usualBody: BodyBound = {
  most: functionLimits.bodyKilobytes * 1024,
  refuse: () =>
    new FunctionError(413, 'too_large', `The body has more than ${functionLimits.bodyKilobytes} KB`),
};

/** `own`: read piece by piece and bounded by the function itself. */
type Callable = { readonly method: 'GET' | 'POST'; readonly body?: BodyBound | 'own' } & (
  | { readonly access: 'signed-in'; readonly run: ServerFunction }
  | { readonly access: 'everybody'; readonly run: OpenFunction }
);

/** Made by its first call, with all that only this function needs. One that could not be made is tried again. */
const later = <Asked extends FunctionContext | VisitorContext>(
  make: () => Promise<(request: Request, context: Asked) => Promise<Response>>,
): ((request: Request, context: Asked) => Promise<Response>) => {
  let made: ReturnType<typeof make> | undefined;
  return async (request, context) => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return (await made)(request, context);
  };
};

const guest: Actor = { role: 'anon', claims: { role: 'anon' } };

/** Supabase's way of calling functions, for mounting at /functions/v1. Each says who may call it. */
export const createFunctionsService = (deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly identify: Identify;
  readonly trustedProxies: number;
  readonly logError: (message: string, cause: unknown) => void;
  /** Told who calls, before anything is done. */
  readonly onCall?: ((context: Context, actor: Actor) => void) | undefined;
  readonly threats: Pick<ThreatDesk, 'analyse'>;
  readonly streams: RecordStreams;
  readonly brand: BrandSetting;
  readonly scheduler: Pick<RenderScheduler, 'prepare'>;
  readonly limits: Pick<RateLimits, 'take' | 'takeWithin'>;
  readonly pipeline: Pick<VoicePipeline, 'listen'>;
  readonly observeVoice: ObserveVoice;
  readonly contact: ContactDeps;
  readonly support: Omit<SupportInviteDeps, 'limits'>;
  readonly analyses: Pick<AnalysisQueue, 'ask' | 'look'>;
  readonly pins: Omit<LocalPinDeps, 'limits'> & Pick<ReauthenticateDeps, 'hasPasswords'>;
  /** Whether letters really leave: a notice that waits in the outbox would reach nobody. */
  readonly hasMail: boolean;
  readonly accounts: Omit<AccountDeskDeps, 'limits' | 'logError'>;
  readonly models: Pick<ModelDeps, 'box' | 'options'>;
  readonly meaning: Pick<MeaningEngine, 'embed'>;
  /** Who signs checkpoints of the audit. */
  readonly auditSigner: AuditSigner;
  readonly health: HealthDesk;
  readonly restoring: Pick<ArchiveRestoreDeps, 'store' | 'dataDirectory'>;
  readonly archive: Omit<ArchiveCopyDeps, 'limits' | 'logError'>;
}): Hono => {
  const app = new Hono();
  const functions: ReadonlyMap<string, Callable> = new Map<string, Callable>([
    ['session-management', { access: 'signed-in', method: 'POST', run: sessionManagement }],
    [
      'audit-management',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./audit-management/audit-management.ts')).auditManagement({
            limits: deps.limits,
            signer: deps.auditSigner,
          }),
        ),
      },
    ],
    [
      'local-pin',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./local-pin/local-pin.ts')).localPin({ limits: deps.limits, ...deps.pins }),
        ),
      },
    ],
    [
      'reauthenticate',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./reauthenticate/reauthenticate.ts')).reauthenticate({
            limits: deps.limits,
            ...deps.pins,
          }),
        ),
      },
    ],
    [
      'account-desk',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./account-desk/account-desk.ts')).accountDesk({ ...deps, ...deps.accounts }),
        ),
      },
    ],
    [
      'delete-data',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./delete-data/delete-data.ts')).deleteData({
            limits: deps.limits,
            mailer: deps.accounts.mail.deps.mailer,
            hasMail: deps.hasMail,
            removeDiscarded: deps.accounts.removeDiscarded,
            logError: deps.logError,
          }),
        ),
      },
    ],
    [
      'go-back',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () => (await import('./go-back/go-back.ts')).goBack({ limits: deps.limits })),
      },
    ],
    ['record-changes', { access: 'signed-in', method: 'GET', run: recordChanges(deps.streams) }],
    [
      'real-audio-analyzer',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./real-audio-analyzer/real-audio-analyzer.ts')).realAudioAnalyzer({
            queue: deps.analyses,
            limits: deps.limits,
          }),
        ),
      },
    ],
    [
      'ai-provider',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./ai-provider/ai-provider.ts')).aiProvider({ ...deps, ...deps.models }),
        ),
      },
    ],
    [
      'assistant',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./assistant/assistant.ts')).assistant({
            ...deps,
            ...deps.models,
            engine: deps.meaning,
          }),
        ),
      },
    ],
    [
      'memory-meaning',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./memory-meaning/memory-meaning.ts')).memoryMeaning({
            engine: deps.meaning,
            limits: deps.limits,
            logError: deps.logError,
          }),
        ),
      },
    ],
    [
      'coach-meaning',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./coach-meaning/coach-meaning.ts')).coachMeaning({
            rank: (await import('#server/coach/create-goal-ranker.ts')).createGoalRanker(deps.meaning),
            limits: deps.limits,
          }),
        ),
      },
    ],
    [
      'archive-restore',
      {
        access: 'signed-in',
        method: 'POST',
        body: 'own',
        run: later(async () =>
          (await import('./archive-restore/archive-restore.ts')).archiveRestore({
            ...deps.restoring,
            limits: deps.limits,
            logError: deps.logError,
          }),
        ),
      },
    ],
    [
      'archive-copy',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./archive-copy/archive-copy.ts')).archiveCopy({ ...deps, ...deps.archive }),
        ),
      },
    ],
    [
      'support-accept',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./support-accept/support-accept.ts')).supportAccept({
            limits: deps.limits,
            ...deps.support,
          }),
        ),
      },
    ],
    [
      'support-invite',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./support-invite/support-invite.ts')).supportInvite({
            limits: deps.limits,
            ...deps.support,
          }),
        ),
      },
    ],
    [
      'support-summary',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () => (await import('./support-summary/support-summary.ts')).supportSummary(deps)),
      },
    ],
    [
      'threat-detection',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./threat-detection/threat-detection.ts')).threatDetection(deps),
        ),
      },
    ],
    [
      'api-key-health-checker',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () =>
          (await import('./api-key-health-checker/api-key-health-checker.ts')).apiKeyHealthChecker(deps),
        ),
      },
    ],
    [
      'security-audit',
      {
        access: 'signed-in',
        method: 'POST',
        run: later(async () => (await import('./security-audit/security-audit.ts')).securityAudit(deps)),
      },
    ],
    ['prepare-tracks', { access: 'signed-in', method: 'POST', run: prepareTracks(deps) }],
    [
      'emergency-music-cleanup',
      {
        access: 'everybody',
        method: 'POST',
        run: later(async () =>
          (await import('./emergency-music-cleanup/emergency-music-cleanup.ts')).emergencyMusicCleanup(deps),
        ),
      },
    ],
    [
      'voice-assistant',
      {
        access: 'everybody',
        method: 'POST',
        body: voiceBody,
        run: later(async () => (await import('./voice-assistant/voice-assistant.ts')).voiceAssistant(deps)),
      },
    ],
    ['brand', { access: 'everybody', method: 'GET', run: brand(deps.brand) }],
    [
      'contact',
      {
        access: 'everybody',
        method: 'POST',
        run: later(async () => (await import('./contact/contact.ts')).contact(deps.contact)),
      },
    ],
  ]);

  /** A visitor need not say anything; what somebody does say has to be true. */
  const identify = async (request: Request, access: Callable['access']): Promise<Actor> => {
    try {
      return await deps.identify(request);
    } catch (error) {
      if (access === 'everybody' && error instanceof InvalidTokenError && error.reason === 'missing') {
        return guest;
      }
      throw error;
    }
  };

  app.onError((error, c) => {
    const known = asFunctionError(error);
    if (known.status >= 500) deps.logError(`${c.req.method} ${c.req.path} failed`, known.cause ?? known);
    return functionErrorResponse(known);
  });
  const bounded: MiddlewareHandler = (c, next) => {
    const body = functions.get(c.req.param('name') ?? '')?.body ?? usualBody;
    if (body === 'own') return next();
    const { most, refuse } = body;
    const limit = bodyLimit({
      maxSize: most,
      onError: () => {
        // Without a length it was counted as far as here.
        const { status, code, message } = refuse(Number(c.req.header('content-length') ?? most + 1));
        // The rest is not read, so the connection ends; unsaid, the client's next request would go down with it.
        throw new FunctionError(status, code, message, { headers: { connection: 'close' } });
      },
    });
    return limit(c, next);
  };
  app.use('/:name', bounded);

  app.all('/:name', async (c) => {
    const called = functions.get(c.req.param('name'));
    if (called === undefined) throw notFound();
    if (c.req.method !== called.method) {
      throw new FunctionError(405, 'method_not_allowed', `This function is called by ${called.method}`, {
        headers: { allow: called.method },
      });
    }
    const actor = await identify(c.req.raw, called.access);
    deps.onCall?.(c, actor);
    const sub = actor.claims['sub'];
    const userId = actor.role === 'authenticated' && typeof sub === 'string' ? sub : undefined;
    // A session that has ended, or has not shown its second factor, is refused before the function does anything.
    if (userId !== undefined) await deps.db.tx(actor, async () => undefined);
    const context = { actor, db: deps.db, address: clientAddress(c, deps.trustedProxies) };
    if (called.access === 'everybody') return called.run(c.req.raw, { ...context, userId });
    if (userId === undefined) throw notSignedIn('This function needs the token of a signed-in person');
    return called.run(c.req.raw, { ...context, userId });
  });
  app.all('*', () => {
    throw notFound();
  });
  return app;
};

const notFound = (): FunctionError => new FunctionError(404, 'not_found', 'There is no such function');
