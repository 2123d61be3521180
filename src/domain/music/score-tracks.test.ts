import { describe, expect, it } from 'vitest';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { SoundAnswer } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import { scoreTracks, preferencesOf } from '#domain/music/score-tracks.ts';
import { banChange, forgetHeard, heardChange } from '#domain/music/track-changes.ts';

const heard = (focusId: string, trackId: string): HeardTrack => ({
  id: `${focusId}-${trackId}`,
  focusId,
  trackId,
  heardAt: '2026-03-01T08:10:00.000Z',
});

const after = (...answers: (SoundAnswer | null)[]) => ({
  sessions: answers.map((sound, index) => focusSession(`s${index}`, { sound })),
  heard: answers.map((_, index) => heard(`s${index}`, 'rain')),
});

const choice = (trackId: string, banned: boolean) => ({ id: trackId, trackId, banned, createdAt: '' });

describe('scores of tracks that helped', () => {
  it.each<[readonly (SoundAnswer | null)[], number | undefined]>([
    [[], undefined],
    [[null], undefined],
    [['none'], undefined],
    [['neutral'], 0],
    [['helped'], 1 / 3],
    [['hindered'], -1 / 3],
    [['helped', 'helped'], 2 / 4],
    [['helped', 'hindered'], 0],
    [['helped', null, 'none', 'helped', 'neutral'], 2 / 5],
  ])('scores a track after the answers %j as %s', (answers, score) => {
    const { heard: tracks, sessions } = after(...answers);
    expect(scoreTracks(tracks, sessions).get('rain')).toBe(score);
  });

  it('ranks a track that helped often above one that helped once', () => {
    const often = after('helped', 'helped', 'helped', 'neutral');
    const once = scoreTracks([heard('s0', 'waves')], often.sessions).get('waves') ?? 0;
    expect(scoreTracks(often.heard, often.sessions).get('rain')).toBeGreaterThan(once);
  });

  it('ignores a session that no longer exists', () => {
    expect(scoreTracks([heard('gone', 'rain')], []).size).toBe(0);
  });

  it('leaves out banned tracks, and not those that were brought back', () => {
    const { banned } = preferencesOf([choice('rain', true), choice('waves', false)], [], []);
    expect([...banned]).toEqual(['rain']);
  });
});

describe('records of heard and banned tracks', () => {
  const at = '2026-03-01T08:10:00.000Z';

  it('writes one record when two devices ban the same track', () => {
    expect(banChange('rain', true, at).id).toBe(banChange('rain', false, at).id);
    expect(banChange('rain', true, at).id).not.toBe(banChange('waves', true, at).id);
  });

  it('notes a track heard twice in a session once', () => {
    const change = heardChange('s0', 'rain', at, []);
    expect(change?.kind).toBe('heardTracks');
    const known = { ...heard('s0', 'rain'), id: change?.id ?? '' };
    expect(heardChange('s0', 'rain', at, [known])).toBe(null);
    expect(heardChange('s1', 'rain', at, [known])).not.toBe(null);
  });

  it('forgets the heard tracks of a deleted session', () => {
    const known = [heard('s0', 'rain'), heard('s1', 'rain'), heard('s0', 'waves')];
    expect(forgetHeard('s0', known).map(({ id }) => id)).toEqual(['s0-rain', 's0-waves']);
  });
});
