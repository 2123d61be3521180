import type { SigningKeyFacts } from '#domain/system/health-answer.ts';
import { rotateAfterDays } from '#domain/system/key-rotation.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

type Key = SigningKeyFacts['keys'][number];

const onDay = { dateStyle: 'medium' } as const;

const Since = ({ signingKey }: { readonly signingKey: Key }) => {
  const format = useDateFormat(onDay);
  if (signingKey.since === null) return 'Its age isn’t known.';
  const day = <time dateTime={signingKey.since}>{format.format(new Date(signingKey.since))}</time>;
  if (signingKey.state === 'waits') return <>It signs from {day} on.</>;
  return signingKey.at_least ? <>It has signed since {day}, or longer.</> : <>It has signed since {day}.</>;
};

const states = {
  signs: 'Signs',
  waits: 'Waits its turn',
  verifies: 'Still checks older passes',
} as const;

const KeyRow = ({ signingKey }: { readonly signingKey: Key }) => (
  <li className="border-b border-line py-3 last:border-0">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="font-medium wrap-anywhere">
        {signingKey.kid}… <span className="font-normal text-muted">{signingKey.alg}</span>
      </p>
      <p>{states[signingKey.state]}</p>
    </div>
    {signingKey.state !== 'verifies' && (
      <p className="text-muted">
        <Since signingKey={signingKey} />
      </p>
    )}
  </li>
);

const RotateBy = ({ moment }: { readonly moment: string }) => {
  const format = useDateFormat(onDay);
  return (
    <p className="mt-3">
      Make a new one by <time dateTime={moment}>{format.format(new Date(moment))}</time>, {rotateAfterDays}{' '}
      days after it began: <code className="wrap-anywhere">npm run keys -- rotate</code>
    </p>
  );
};

export const KeyFacts = ({ facts }: { readonly facts: SigningKeyFacts }) => (
  <>
    <ul>
      {facts.keys.map((key) => (
        <KeyRow key={key.kid} signingKey={key} />
      ))}
    </ul>
    {facts.rotate_by !== null && <RotateBy moment={facts.rotate_by} />}
    {facts.source === 'configured' && (
      <p className="mt-3">
        These are yours, from <code>JWT_KEYS</code>, so their age isn’t known here. To change them, put a new
        private key first and restart.
      </p>
    )}
  </>
);
