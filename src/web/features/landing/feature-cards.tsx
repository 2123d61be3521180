import {
  BreathPicture,
  OfflinePicture,
  OneCardPicture,
  RestPicture,
  RingPicture,
  StepsPicture,
} from '#web/features/landing/feature-pictures.tsx';

const card = 'rounded-3xl border border-line bg-surface p-6 sm:p-8';

const small = [
  ['A gentle start', 'Breathe, stretch, begin. A short ritual, if you want one.', BreathPicture],
  ['Rest counts', 'Take days off. Start fresh after a pause. Nothing piles up.', RestPicture],
  ['Works offline', 'What you write is saved on your device and syncs later.', OfflinePicture],
] as const;

/** One large, two beside it, three without a frame. Text alone: nothing in it can be pressed. */
export const FeatureCards = () => (
  <>
    <ul className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]">
      <li className={`${card} flex flex-col items-center justify-center gap-7 text-center md:row-span-2`}>
        <RingPicture className="w-48 sm:w-60" />
        <div>
          <h3 className="text-2xl font-semibold">Flexible focus</h3>
          <p className="mx-auto mt-2 max-w-sm text-lg text-muted">
            Pause it. Park a thought. Take five more minutes. Then have a break.
          </p>
        </div>
      </li>
      <li className={`${card} flex flex-wrap items-center gap-x-8 gap-y-5`}>
        <OneCardPicture className="w-40 shrink-0" />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 className="text-2xl font-semibold">Pick for me</h3>
          <p className="mt-2 text-lg text-muted">Your energy and your minutes in. One task out.</p>
        </div>
      </li>
      <li className={`${card} flex flex-wrap items-center gap-x-8 gap-y-5`}>
        <StepsPicture className="w-40 shrink-0" />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 className="text-2xl font-semibold">Big things, small steps</h3>
          <p className="mt-2 text-lg text-muted">Break a task down, in the size of step you like.</p>
        </div>
      </li>
    </ul>
    <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
      {small.map(([name, text, Picture]) => (
        <li key={name} className="flex gap-5">
          <Picture className="size-16 shrink-0" />
          <div>
            <h3 className="text-xl font-semibold">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
);
