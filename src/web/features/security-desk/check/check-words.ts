import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { type AuditProgress, type AuditStep, auditSteps } from '#domain/security/audit/audit-progress.ts';
import type { CleanedUp } from '#web/features/security-desk/check/check-mutations.ts';

type Scope = AuditAnswer['scope'];
type Status = AuditAnswer['audit']['status'];

export const introWords: Readonly<Record<Scope, string>> = {
  installation:
    'The check tries every table as a visitor, an owner, a stranger, an admin and the server, on rows it makes and takes away again.',
  own: 'The check tries to get at what’s yours as a visitor, a stranger and an admin would, on rows it makes and takes away again. Nobody reads what you wrote.',
};

export const statusWords: Readonly<Record<Scope, Readonly<Record<Status, string>>>> = {
  installation: {
    SECURE: 'Every lock held.',
    WARNING: 'Every lock held. Something old is waiting to be cleaned up.',
    CRITICAL: 'A lock didn’t hold. What to do about it stands below.',
  },
  own: {
    SECURE: 'Every lock around what’s yours held.',
    WARNING: 'Every lock around what’s yours held. Something old is waiting to be cleaned up.',
    CRITICAL: 'A lock around what’s yours didn’t hold.',
  },
};

export const stepWords: Readonly<Record<AuditStep, string>> = {
  rules: 'Read the rules',
  tables: 'Try every table',
  functions: 'Call what only admins can',
  result: 'Save the result',
};

interface StepState {
  readonly step: AuditStep;
  readonly state: 'done' | 'now' | 'later';
  /** How much of it, where that is known. */
  readonly count: string;
}

/** Where a run is. A step that is done makes the next one the one under way. */
export const stepStates = (progress: AuditProgress | null): readonly StepState[] => {
  const at = progress === null ? 0 : auditSteps.indexOf(progress.step);
  const isOver = progress !== null && progress.done >= progress.total;
  const now = isOver ? at + 1 : at;
  return auditSteps.map((step, index) => ({
    step,
    state: index < now ? 'done' : index === now ? 'now' : 'later',
    count: progress !== null && index === at && !isOver ? `${progress.done} of ${progress.total}` : '',
  }));
};

export const ageWords = (seconds: number): string => {
  if (seconds < 60) return 'just now';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  return `${Math.round(hours / 24)} days ago`;
};

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What waits to be cleaned up, line by line. */
export const waitingLines = ({ scope, audit }: Pick<AuditAnswer, 'scope' | 'audit'>): readonly string[] => {
  const { expired_active_sessions: sessions, location_data_needing_anonymization: places } = audit;
  const whose = scope === 'own' ? 'you' : 'people';
  return [
    ...(sessions === 0
      ? []
      : [
          `${many(sessions, 'session has', 'sessions have')} run out and still ${sessions === 1 ? 'counts' : 'count'} as active.`,
        ]),
    ...(places === 0
      ? []
      : [
          `${many(places, 'place', 'places')} ${whose} signed in from ${places === 1 ? 'is' : 'are'} older than 30 days and still exact.`,
        ]),
  ];
};

export const cleanedWords = ({
  expired_sessions_ended: ended,
  locations_coarsened: coarsened,
}: CleanedUp): string =>
  `${many(ended, 'session', 'sessions')} ended, ${many(coarsened, 'place', 'places')} made coarse.`;
