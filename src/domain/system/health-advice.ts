import { bytesWords, diskState } from '#domain/system/disk-room.ts';
import type { Advice, HealthCheck, HealthDetails } from '#domain/system/health-answer.ts';
import { checkWords, outcomeWords } from '#domain/system/health-check.ts';
import { rotationState } from '#domain/system/key-rotation.ts';
import { queueAdvice } from '#domain/system/queue-advice.ts';

export type Known = Pick<HealthDetails, 'checks' | 'signing_keys' | 'disk' | 'queues'>;

const checkAdvice = ({ id, outcome, where }: HealthCheck): Advice => {
  const { name, fix } = checkWords[id];
  const at = where === null ? '' : ` (${where})`;
  return {
    id: `check-${id}`,
    weight: 'need',
    sentence: `${name}${at}: ${outcomeWords[outcome]} ${fix}`,
    command: null,
  };
};

const keyAdvice = ({ source, keys, spent }: Known['signing_keys'], now: number): readonly Advice[] => {
  const advice: Advice[] = [];
  const signing = keys.find(({ state }) => state === 'signs');
  const isRotating = keys.some(({ state }) => state === 'waits');
  const state =
    signing?.since === undefined || signing.since === null || isRotating
      ? 'fine'
      : rotationState(Date.parse(signing.since), now);
  if (source === 'generated' && state !== 'fine') {
    advice.push({
      id: 'rotate-keys',
      weight: state === 'now' ? 'need' : 'hint',
      sentence:
        state === 'now'
          ? 'The signing key is more than a year old. Make a new one; nobody is signed out by it.'
          : 'The signing key is nearly a year old. Make a new one soon; nobody is signed out by it.',
      command: 'npm run keys -- rotate',
    });
  }
  if (source === 'generated' && spent > 0) {
    advice.push({
      id: 'prune-keys',
      weight: 'hint',
      sentence: `${spent === 1 ? 'An old signing key isn’t' : `${spent} old signing keys aren’t`} needed any more.`,
      command: 'npm run keys -- prune',
    });
  }
  return advice;
};

const diskAdvice = (disk: Known['disk']): readonly Advice[] => {
  const state = disk === null ? 'fine' : diskState(disk);
  if (disk === null || state === 'fine') return [];
  return [
    {
      id: 'disk',
      weight: state === 'low' ? 'need' : 'hint',
      sentence: `Only ${bytesWords(disk.free_bytes)} of the disk is free. Make room or add some.`,
      command: null,
    },
  ];
};

/** What somebody should do, what matters most first. */
export const adviceFor = (known: Known, now: number): Advice[] => {
  const mail = known.checks.find(({ id }) => id === 'mail')?.status;
  const all = [
    ...known.checks.filter(({ status }) => status === 'not_working').map(checkAdvice),
    ...diskAdvice(known.disk),
    ...keyAdvice(known.signing_keys, now),
    ...queueAdvice(known.queues, mail, now),
  ];
  return [...all.filter(({ weight }) => weight === 'need'), ...all.filter(({ weight }) => weight === 'hint')];
};

export const overallStatus = (advice: readonly Advice[]): 'healthy' | 'unhealthy' =>
  advice.some(({ weight }) => weight === 'need') ? 'unhealthy' : 'healthy';

/** Spec 1 §7: a list of sentences, each complete in itself. */
export const recommendationsOf = (advice: readonly Advice[]): string[] =>
  advice.map(({ sentence, command }) => (command === null ? sentence : `${sentence} Run: ${command}`));

/** The first line of the page. */
export const topLine = (advice: readonly Advice[]): string => {
  const needs = advice.filter(({ weight }) => weight === 'need').length;
  if (needs === 0) return 'Everything answers';
  return needs === 1 ? '1 thing needs you' : `${needs} things need you`;
};
