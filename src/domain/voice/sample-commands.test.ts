import { describe, expect, it } from 'vitest';
import { commandTable } from '#domain/voice/command-table.ts';
import { sampleCommands } from '#domain/voice/sample-commands.ts';
import { understand } from '#domain/voice/understand.ts';

describe('[LAND-01] the sample commands', () => {
  it.each(sampleCommands)('understands “%s” from the table, for guests too', (text) => {
    const entry = commandTable.find(({ example }) => example === text);
    expect(entry?.needsAccount).toBe(false);
    expect(understand({ text, near: [] })).toMatchObject({ kind: 'command', command: entry?.command });
  });
});
