import { AppPicture } from '#web/features/landing/app-picture.tsx';

/** The loop in three pictures of the app: one task, focus with music, what helped. */
export const LoopPicture = () => (
  <div className="mx-auto grid w-full max-w-[38rem] grid-cols-[1fr_1.2fr_1fr] items-center gap-2 sm:gap-4">
    <AppPicture name="now" />
    <AppPicture name="focus" />
    <AppPicture name="helped" />
  </div>
);
