import { LibraryShelf } from '#web/features/music/library-shelf.tsx';
import type { TrackPicture } from '#web/features/music/music-props.ts';
import { useTrackChoices } from '#web/features/music/use-track-choices.ts';

/** The library of somebody who is signed in, with what they said about its tracks. */
export const MemberLibrary = ({ Picture }: { readonly Picture: TrackPicture }) => {
  const choices = useTrackChoices();
  return <LibraryShelf choices={choices} Picture={Picture} />;
};
