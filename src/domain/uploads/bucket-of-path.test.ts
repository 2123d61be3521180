import { describe, expect, it } from 'vitest';
import { bucketOfPath, markStaged, withoutMark } from './bucket-of-path.ts';

describe('[STORE-01] the bucket of a path', () => {
  it.each([
    ['staging/a.mp3', 'music-staging'],
    ['folder/staging/a.mp3', 'music-staging'],
    ['staging', 'adhd-music'],
    ['restaging/a.mp3', 'adhd-music'],
    ['folder/staging', 'adhd-music'],
    ['uploads/a.mp3', 'adhd-music'],
    ['Staging/a.mp3', 'adhd-music'],
  ])('finds %s in %s', (path, bucket) => {
    expect(bucketOfPath(path)).toBe(bucket);
  });

  it('marks a staged file so that it is found, and takes the mark off again', () => {
    expect(bucketOfPath(markStaged('p1/17-abc.mp3'))).toBe('music-staging');
    expect(withoutMark(markStaged('p1/17-abc.mp3'))).toBe('p1/17-abc.mp3');
    expect(withoutMark('p1/17-abc.mp3')).toBe('p1/17-abc.mp3');
  });
});
