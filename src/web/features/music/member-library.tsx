import { LibraryBrowser } from '#web/features/music/library-browser.tsx';
import type { TrackPicture } from '#web/features/music/music-props.ts';
import { useTrackChoices } from '#web/features/music/use-track-choices.ts';
import { Yours } from '#web/features/music/yours.tsx';

interface MemberLibraryProps {
  readonly userId: string;
  readonly Picture: TrackPicture;
}

/** The library of somebody who is signed in, with what they uploaded and what they said about its tracks. */
export const MemberLibrary = ({ userId, Picture }: MemberLibraryProps) => {
  const choices = useTrackChoices();
  return (
    <>
      <Yours userId={userId} choices={choices} Picture={Picture} />
      <LibraryBrowser choices={choices} Picture={Picture} />
    </>
  );
};
