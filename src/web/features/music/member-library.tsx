import { LibraryBrowser } from '#web/features/music/library-browser.tsx';
import type { TrackPicture } from '#web/features/music/music-props.ts';
import { useTrackChoices } from '#web/features/music/use-track-choices.ts';

/** The library of somebody who is signed in, with what they said about its tracks. */
export const MemberLibrary = ({ Picture }: { readonly Picture: TrackPicture }) => {
  const choices = useTrackChoices();
  return <LibraryBrowser choices={choices} Picture={Picture} />;
};
