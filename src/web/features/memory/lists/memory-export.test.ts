import { expect, test } from 'vitest';
import { memoryFromRow } from '#domain/memory/memory-row.ts';
import { memoryFile } from '#web/features/memory/lists/memory-export.ts';
import { semanticRow } from '#web/testing/memory-host.ts';

test('[MEM-04] the file names its format and holds every memory with its words, source and days', () => {
  const memory = memoryFromRow('semantic', semanticRow('1', 'Tea first', { quote: 'tea first!' }));
  const file: unknown = JSON.parse(memoryFile([memory], '2026-11-17T10:00:00Z'));
  expect(file).toEqual({
    format: 'kindling-memories',
    version: 1,
    exportedAt: '2026-11-17T10:00:00Z',
    memories: [memory],
  });
});
