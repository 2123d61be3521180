import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type SoundChoice, soundChoiceOf, soundText } from '#domain/music-analysis/sound-choice.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useAccess } from '#web/features/auth/use-access.ts';
import { WaitingPage } from '#web/features/auth/waiting-for-host.tsx';
import { findSound, type FoundSound } from '#web/features/music-analysis/find-sound.ts';
import { ReanalysisTools } from '#web/features/music-analysis/reanalysis-tools.tsx';
import { SoundComparison } from '#web/features/music-analysis/sound-comparison.tsx';
import { SoundPicker } from '#web/features/music-analysis/sound-picker.tsx';
import { useMeasure } from '#web/features/music-analysis/use-measure.ts';
import { analysisKey, ownUploadsQuery } from '#web/services/analysis/analysis-queries.ts';
import { useUploadChanges } from '#web/services/analysis/use-upload-changes.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const names = ['sound', 'with'] as const;

const Sounds = ({ userId }: { readonly userId: string }) => {
  const [query, setQuery] = useSearchParams();
  const { isAdmin } = useAccess();
  const { library } = usePlayerView();
  const uploads = useQuery(ownUploadsQuery(userId)).data ?? [];
  const queries = useQueryClient();
  useUploadChanges();
  const measure = useMeasure(userId);
  const [first, second] = names.map((name) => soundChoiceOf(query.get(name)));
  const choose = (name: (typeof names)[number], choice: SoundChoice | null): void => {
    const next = new URLSearchParams(query);
    if (choice === null) next.delete(name);
    else next.set(name, soundText(choice));
    setQuery(next, { replace: true });
  };
  const sounds = [first, second].flatMap((choice): readonly FoundSound[] =>
    choice === null || choice === undefined ? [] : [findSound(choice, uploads, library)],
  );
  return (
    <>
      <div className="mt-6 rounded-3xl border border-line bg-surface p-5">
        <ReanalysisTools
          userId={userId}
          onAnalysed={() => void queries.invalidateQueries({ queryKey: analysisKey })}
        />
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <SoundPicker
          label="Look at"
          none="Choose a sound"
          uploads={uploads}
          library={library}
          value={first ?? null}
          onChange={(choice) => choose('sound', choice)}
        />
        <SoundPicker
          label="Compare with"
          none="Nothing"
          uploads={uploads}
          library={library}
          value={second ?? null}
          onChange={(choice) => choose('with', choice)}
        />
      </div>
      <div className="mt-10">
        {sounds.length === 0 ? (
          <div className="rounded-3xl border border-line bg-surface p-8 text-center">
            <p className="text-lg">
              Choose something above to see how it sounds: its level, its tones, its beat.
            </p>
            <Button asChild className="mt-4">
              <Link to="/upload">Upload music</Link>
            </Button>
          </div>
        ) : (
          <SoundComparison
            sounds={sounds}
            busy={measure.isPending}
            mayMeasureTracks={isAdmin}
            onMeasure={(sound) => measure.mutate(sound)}
          />
        )}
      </div>
    </>
  );
};

const waiting = (
  <WaitingPage>
    <Spinner text="Loading..." className="mt-20" />
  </WaitingPage>
);

export const Page = () => {
  const { user } = useAuth();
  return (
    <>
      <PageHeading>Music analysis</PageHeading>
      <p className="mt-3 text-lg text-muted">
        What we measured in your uploads and in the library, drawn and in words.
      </p>
      {user !== null && (
        <Suspense fallback={waiting}>
          <Sounds userId={user.id} />
        </Suspense>
      )}
    </>
  );
};
