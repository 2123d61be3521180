import { appPictureSize } from '#web/features/landing/app-picture-size.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Written by `npm run screenshots`: the running app on a phone, in both themes. */
const appPictures = {
  now: 'Kindling on a phone: the energy you have, and one task with its first small step.',
  focus: 'A focus session on a phone: a ring shows the time left, and music plays below.',
  helped: 'After a session: one question about how it went, and whether the music helped.',
} as const;

// Only the one that shows is fetched: a lazy picture without a box is never asked for.
const themes = [
  { theme: 'dark', shown: 'in-data-[theme=light]:hidden' },
  { theme: 'light', shown: 'hidden in-data-[theme=light]:block' },
] as const;

interface AppPictureProps {
  readonly name: keyof typeof appPictures;
  readonly className?: string;
}

/** A real picture of the app, in the theme of the page around it. */
export const AppPicture = ({ name, className }: AppPictureProps) => (
  <div
    className={classNames(
      'aspect-[1/2] overflow-hidden rounded-[12%/6%] border-4 border-raised bg-surface shadow-soft',
      className,
    )}
  >
    {themes.map(({ theme, shown }) => (
      <img
        key={theme}
        src={`/pictures/${name}-${theme}.webp`}
        alt={appPictures[name]}
        {...appPictureSize}
        loading="lazy"
        decoding="async"
        className={classNames('size-full object-cover object-top', shown)}
      />
    ))}
  </div>
);
