import { describe, expect, it } from 'vitest';
import { bytesInWords, thingsInWords } from '#domain/held/held-words.ts';
import { projectWith } from '#domain/projects/project.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

describe('[ARCHIVE-01] what is held, in words', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [999_499, '999 kB'],
    [1_000_000, '1.0 MB'],
    [3_440_000, '3.4 MB'],
    [2_500_000_000, '2.5 GB'],
  ])('%j bytes are %s', (bytes, words) => {
    expect(bytesInWords(bytes)).toBe(words);
  });

  it.each([
    [0, 0, '0 tasks'],
    [1, 0, '1 task'],
    [2, 1, '2 tasks and 1 project'],
    [0, 2, '2 projects'],
  ])('%j tasks and %j projects are “%s”', (tasks, projects, words) => {
    expect(
      thingsInWords({
        tasks: Array.from({ length: tasks }, (_, index) => openTask(`${index}`)),
        projects: Array.from({ length: projects }, (_, index) => projectWith({ id: `${index}` })),
      }),
    ).toBe(words);
  });
});
