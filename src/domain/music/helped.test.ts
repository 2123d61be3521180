import { describe, expect, it } from 'vitest';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { SoundAnswer } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import { helpedScores, preferencesOf } from '#domain/music/helped.ts';
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

describe('what helped', () => {
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
  ])('after %j a track stands at %s', (answers, score) => {
    const { heard: tracks, sessions } = after(...answers);
    expect(helpedScores(tracks, sessions).get('rain')).toBe(score);
  });

  it('once does not overtake again and again', () => {
    const often = after('helped', 'helped', 'helped', 'neutral');
    const once = helpedScores([heard('s0', 'waves')], often.sessions).get('waves') ?? 0;
    expect(helpedScores(often.heard, often.sessions).get('rain')).toBeGreaterThan(once);
  });

  it('a session nobody knows any more counts for nothing', () => {
    expect(helpedScores([heard('gone', 'rain')], []).size).toBe(0);
  });

  it('leaves out what was put aside and not what was brought back', () => {
    const { banned } = preferencesOf([choice('rain', true), choice('waves', false)], [], []);
    expect([...banned]).toEqual(['rain']);
  });
});

describe('writing it down', () => {
  const at = '2026-03-01T08:10:00.000Z';

  it('two devices that put the same track aside write one record', () => {
    expect(banChange('rain', true, at).id).toBe(banChange('rain', false, at).id);
    expect(banChange('rain', true, at).id).not.toBe(banChange('waves', true, at).id);
  });

  it('a track heard twice in a session is noted once', () => {
    const change = heardChange('s0', 'rain', at, []);
    expect(change?.kind).toBe('heardTracks');
    const known = { ...heard('s0', 'rain'), id: change?.id ?? '' };
    expect(heardChange('s0', 'rain', at, [known])).toBe(null);
    expect(heardChange('s1', 'rain', at, [known])).not.toBe(null);
  });

  it('goes with its session', () => {
    const known = [heard('s0', 'rain'), heard('s1', 'rain'), heard('s0', 'waves')];
    expect(forgetHeard('s0', known).map(({ id }) => id)).toEqual(['s0-rain', 's0-waves']);
  });
});
