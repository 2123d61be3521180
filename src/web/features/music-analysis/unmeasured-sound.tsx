import { measuredWords } from '#domain/music/measured-words.ts';
import type { Track } from '#domain/music/track.ts';
import { analysisWords } from '#domain/uploads/upload-words.ts';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { Button } from '#web/ui/button.tsx';

interface UnmeasuredTrackProps {
  readonly track: Track;
  readonly busy: boolean;
  /** Null for those who may not ask for it. */
  readonly onMeasure: (() => void) | null;
}

/** Our own tracks were measured when they were made; their curves are drawn once somebody asks. */
export const UnmeasuredTrack = ({ track, busy, onMeasure }: UnmeasuredTrackProps) => {
  const loudness = track.loudnessLufs;
  const known = [
    ...measuredWords(track),
    ...(loudness === null ? [] : [`${loudness.toFixed(1).replace('-', '−')} LUFS, measured`]),
  ];
  return (
    <div className="space-y-4">
      <p>What we know so far: {known.join(' · ')}.</p>
      {onMeasure === null ? (
        <p className="text-muted">Its curves haven’t been drawn yet. An admin can have it measured.</p>
      ) : (
        <Button aria-disabled={busy || undefined} onClick={() => !busy && onMeasure()}>
          {busy ? 'Measuring…' : 'Measure it'}
        </Button>
      )}
    </div>
  );
};

interface UnmeasuredUploadProps {
  readonly upload: OwnUpload;
  readonly busy: boolean;
  readonly onMeasure: () => void;
}

export const UnmeasuredUpload = ({ upload, busy, onMeasure }: UnmeasuredUploadProps) => (
  <div className="space-y-4">
    <p>{analysisWords(upload) || 'There are no curves for this one yet.'}</p>
    {upload.path !== null && (
      <Button aria-disabled={busy || undefined} onClick={() => !busy && onMeasure()}>
        {busy ? 'Analysing…' : 'Analyse it now'}
      </Button>
    )}
  </div>
);
