import { describe, expect, it } from 'vitest';
import { ownUploadColumns, ownUploadsOf, uploadTrack } from '#domain/uploads/own-upload.ts';
import { uploadRow } from '#domain/uploads/own-upload.fixture.ts';
import {
  analysisWords,
  conventionFacts,
  embeddedName,
  isNews,
  measuredFacts,
  removedOn,
  reviewWords,
} from '#domain/uploads/upload-words.ts';

const upload = (change: object = {}) => ownUploadsOf([{ ...uploadRow, ...change }])[0]!;
const figures = (change: object = {}) => ({
  sound_measurements: {
    figures: { bpm: 91.6, key: 'A minor', loudnessLufs: -14.2, modulationHz: null, ...change },
  },
});

describe('the rows of one’s own uploads', () => {
  it('asks for the measured figures with them', () => {
    expect(ownUploadColumns).toMatch(
      /^id, title, .*created_at, sound_measurements\(figures\), upload_pictures\(set_at\)$/,
    );
  });

  it('leaves out what cannot be read', () => {
    expect(ownUploadsOf([{ id: 1 }, null, uploadRow])).toHaveLength(1);
    expect(ownUploadsOf('no rows')).toEqual([]);
    expect(upload({ sound_measurements: [{ figures: { bpm: 'fast' } }] }).figures).toBe(null);
  });

  it('become tracks of the player', () => {
    expect(uploadTrack(upload(), '/there')).toMatchObject({
      id: uploadRow.id,
      title: 'Slow Rain',
      durationMs: 240_000,
      energyLevel: 'medium',
      audioUrl: '/there',
      bpm: null,
    });
    expect(uploadTrack(upload({ track_id: 'track', energy_level: 'loud' }), '')).toMatchObject({
      id: 'track',
      energyLevel: 'medium',
    });
  });
});

describe('[ANALYSIS-01] what was found in an upload', () => {
  it('is measured', () => {
    expect(measuredFacts(upload())).toBe('');
    expect(measuredFacts(upload(figures()))).toBe('92 bpm, A minor, loudness −14 LUFS');
    expect(
      measuredFacts(upload(figures({ bpm: null, key: null, loudnessLufs: null, modulationHz: 16 }))),
    ).toBe('no steady beat, flutters 16 times a second');
  });

  it('or follows from a convention, and is said apart', () => {
    const done = {
      ai_analysis_status: 'completed',
      brainwave_type: 'alpha',
      adhd_suitability_score: 4.1,
      bpm: 120,
    };
    expect(conventionFacts(upload())).toBe('');
    expect(conventionFacts(upload(done))).toBe('120 bpm, alpha band, suitability 4.1 of 5');
    expect(conventionFacts(upload({ ...done, ...figures() }))).toBe('alpha band, suitability 4.1 of 5');
  });

  it('offers the name inside the file where it is another', () => {
    expect(embeddedName(upload())).toBe(null);
    expect(embeddedName(upload(figures({ embedded: { title: 'Slow Rain', artist: 'Nina' } })))).toBe(null);
    expect(embeddedName(upload(figures({ embedded: { title: ' Rain ', artist: null } })))).toEqual({
      title: 'Rain',
      artist: 'Nina',
    });
  });

  it.each([
    [{ ai_analysis_status: 'pending' }, 'Waiting to be analysed. You can listen already.'],
    [{ ai_analysis_status: 'processing' }, 'Being analysed now. You can listen already.'],
    [{ ai_analysis_status: 'completed' }, ''],
    [{ ai_analysis_status: 'failed' }, 'We couldn’t analyse this one. You can still listen to it.'],
    [
      { ai_analysis_status: 'failed', analysis_error: 'The file stops in the middle.' },
      'The file stops in the middle.',
    ],
  ])('%o', (change, words) => {
    expect(analysisWords(upload(change))).toBe(words);
  });
});

describe('[UPLOAD-02] what became of an upload', () => {
  it.each([
    [{}, 'Waiting for an admin to listen'],
    [{ offered_for_review: false }, 'Only you can hear it'],
    [{ status: 'approved' }, 'In the library, for everyone here'],
    [{ status: 'rejected' }, 'Not taken'],
    [{ status: 'rejected', review_reason: 'Too loud.' }, 'Not taken: Too loud.'],
  ])('%o', (change, words) => {
    expect(reviewWords(upload(change))).toBe(words);
  });

  it('is news until the person has been told', () => {
    const reviewed = { status: 'rejected', reviewed_at: '2026-11-01T00:00:00Z' };
    expect(isNews(upload())).toBe(false);
    expect(isNews(upload(reviewed))).toBe(true);
    expect(isNews(upload({ ...reviewed, verdict_seen_at: '2026-11-02T00:00:00Z' }))).toBe(false);
    expect(removedOn(upload(reviewed))).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(removedOn(upload())).toBe(null);
  });
});
