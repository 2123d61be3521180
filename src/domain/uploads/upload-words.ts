import type { OwnUpload } from '#domain/uploads/own-upload.ts';

const present = (words: readonly (string | null | false)[]): readonly string[] =>
  words.filter((word): word is string => typeof word === 'string' && word !== '');

/** What the host measured in the sound; empty until it has. */
export const measuredFacts = ({ figures }: Pick<OwnUpload, 'figures'>): string => {
  if (figures === null) return '';
  const { bpm, key, loudnessLufs, modulationHz } = figures;
  return present([
    typeof bpm === 'number' ? `${Math.round(bpm)} bpm` : 'no steady beat',
    typeof key === 'string' && key,
    typeof loudnessLufs === 'number' && `loudness ${Math.round(loudnessLufs)} LUFS`.replace('-', '−'),
    typeof modulationHz === 'number' && `flutters ${Math.round(modulationHz)} times a second`,
  ]).join(', ');
};

type Convention = Pick<OwnUpload, 'analysis' | 'energy' | 'brainwave' | 'suitability' | 'bpm' | 'figures'>;

/** What follows from the specification's formulas; empty until the analysis is complete. */
export const conventionFacts = (upload: Convention): string => {
  if (upload.analysis !== 'completed') return '';
  return present([
    // The simple count of onsets, where nothing better was measured.
    upload.figures === null && upload.bpm !== null && `${Math.round(upload.bpm)} bpm`,
    upload.brainwave !== null && `${upload.brainwave} band`,
    upload.suitability !== null && `suitability ${upload.suitability} of 5`,
  ]).join(', ');
};

/** What the file says of itself, where the person might prefer that to its name. */
export const embeddedName = ({
  title,
  artist,
  figures,
}: Pick<OwnUpload, 'title' | 'artist' | 'figures'>): {
  readonly title: string;
  readonly artist: string;
} | null => {
  const said = {
    title: figures?.embedded?.title?.trim() ?? '',
    artist: figures?.embedded?.artist?.trim() ?? '',
  };
  const offered = {
    title: said.title === '' ? title : said.title,
    artist: said.artist === '' ? artist : said.artist,
  };
  return offered.title === title && offered.artist === artist ? null : offered;
};

/** Whether the file has a picture that its owner might want and does not use. */
export const offersPicture = ({
  pictureAt,
  figures,
  path,
  trackId,
}: Pick<OwnUpload, 'pictureAt' | 'figures' | 'path' | 'trackId'>): boolean =>
  pictureAt === null && figures?.embedded?.hasPicture === true && (path !== null || trackId !== null);

/** Where the analysis stands, in a sentence. */
export const analysisWords = ({
  analysis,
  analysisError,
}: Pick<OwnUpload, 'analysis' | 'analysisError'>): string => {
  const words = {
    pending: 'Waiting to be analysed. You can listen already.',
    processing: 'Being analysed now. You can listen already.',
    failed: analysisError ?? 'We couldn’t analyse this one. You can still listen to it.',
    completed: '',
  } as const;
  return words[analysis];
};

/** Who hears it, and what the review said. */
export const reviewWords = ({
  status,
  offered,
  reason,
}: Pick<OwnUpload, 'status' | 'offered' | 'reason'>): string => {
  if (status === 'approved') return 'In the library, for everyone here';
  if (status === 'rejected') return reason === null || reason === '' ? 'Not taken' : `Not taken: ${reason}`;
  return offered ? 'Waiting for an admin to listen' : 'Only you can hear it';
};

const graceDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Until when a file that was not taken stays; null for every other. */
export const removedOn = ({ status, reviewedAt }: Pick<OwnUpload, 'status' | 'reviewedAt'>): Date | null =>
  status === 'rejected' && reviewedAt !== null ? new Date(reviewedAt.getTime() + graceDays * dayMs) : null;

/** A verdict the person has not been told yet. */
export const isNews = ({ reviewedAt, verdictSeen }: Pick<OwnUpload, 'reviewedAt' | 'verdictSeen'>): boolean =>
  reviewedAt !== null && !verdictSeen;
