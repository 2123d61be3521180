import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownTracks } from '#domain/uploads/own-tracks.ts';
import type { TrackChoices, TrackPicture } from '#web/features/music/music-props.ts';
import { TrackList } from '#web/features/music/track-list.tsx';
import { ownUploadsQuery } from '#web/services/analysis/analysis-queries.ts';
import { useUploadChanges } from '#web/services/analysis/use-upload-changes.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface YoursProps {
  readonly userId: string;
  readonly choices: TrackChoices;
  readonly Picture: TrackPicture;
}

/** What this person uploaded and only they can hear. Once it is approved it stands in the library with the rest. */
export const Yours = ({ userId, choices, Picture }: YoursProps) => {
  useUploadChanges();
  const tracks = ownTracks(useQuery(ownUploadsQuery(userId)).data ?? []);
  if (tracks.length === 0) return null;
  return (
    <section aria-labelledby="yours" className="mb-8">
      <Disclosure
        name="Yours"
        headingId="yours"
        startsOpen
        hint={tracks.length === 1 ? '1 track only you can hear' : `${tracks.length} tracks only you can hear`}
      >
        {() => (
          <div className="pt-2">
            <TrackList name="Yours" tracks={tracks} choices={choices} Picture={Picture} own />
            <Link
              to="/admin/music"
              className="mt-1 inline-flex min-h-[44px] items-center text-calm underline underline-offset-4 hover:text-ink"
            >
              Edit or delete your uploads
            </Link>
          </div>
        )}
      </Disclosure>
    </section>
  );
};
