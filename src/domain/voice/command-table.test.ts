import { describe, expect, it } from 'vitest';
import { commandGroups } from '#domain/voice/command-entry.ts';
import { commandLabel } from '#domain/voice/command-label.ts';
import { commandOfPhrase, commandPhrases, commandTable } from '#domain/voice/command-table.ts';
import { replyTo } from '#domain/voice/reply.ts';
import { phraseKey } from '#domain/voice/spoken-words.ts';
import { understand } from '#domain/voice/understand.ts';
import { voiceCommandSchema } from '#domain/voice/voice-command.ts';

describe('[VOICE-03] the command table', () => {
  it('writes every phrase as the recogniser needs it, and once', () => {
    for (const phrase of commandPhrases) expect(phrase).toMatch(/^[a-z']+( [a-z']+)*$/u);
    expect(new Set(commandPhrases).size).toBe(commandPhrases.length);
  });

  it('gives no phrase two meanings', () => {
    for (const { command, phrases } of commandTable) {
      for (const phrase of phrases) expect(commandOfPhrase.get(phraseKey(phrase)), phrase).toEqual(command);
    }
  });

  it.each(commandPhrases.filter((_, at) => at % 7 === 0))('understands the phrase “%s”', (phrase) => {
    expect(understand({ text: phrase, near: [] })).toMatchObject({
      kind: 'command',
      command: commandOfPhrase.get(phraseKey(phrase)),
    });
  });

  it.each(commandTable)('understands the example of $id, and describes the command', (entry) => {
    const meant = understand({ text: entry.example, near: [] });
    // The one with a number of its own in it.
    const said = entry.id === 'start-session' ? { ...entry.command, minutes: 25 } : entry.command;
    expect(meant).toMatchObject({ kind: 'command', command: said });
    expect(voiceCommandSchema.safeParse(entry.command).success).toBe(true);
    expect(entry.does).toMatch(/^[A-Z].*\.$/u);
    expect(commandGroups).toContain(entry.group);
    expect(commandLabel(entry.command)).not.toBe('');
  });
});

describe('[VOICE-03] spoken replies', () => {
  it.each([
    ['Deep focus.', 'Deep focus music.'],
    ['Pause', 'Music paused.'],
    ['Start one minute', 'One minute of focus.'],
    ['Start 25 minutes', '25 minutes of focus.'],
    ['Start focusing', 'Starting a focus session.'],
    ['Add task buy milk', 'Adding ‘buy milk’.'],
    ['I have low energy', 'Noted: low energy.'],
    ['My grandmother swims', 'I heard ‘My grandmother swims’. Did you mean one of these?'],
    ['Add task', 'What’s the task? Say ‘add task’ and the task in one go.'],
    ['', 'I didn’t hear anything. Hold the button and speak.'],
  ])('replies to “%s” with “%s”', (text, reply) => {
    expect(replyTo(understand({ text, near: [] }))).toBe(reply);
  });

  it('cuts a long sentence instead of repeating it', () => {
    expect(replyTo(understand({ text: 'grandmother swims '.repeat(30), near: [] })).length).toBeLessThan(140);
    expect(commandLabel({ type: 'add_task', line: 'x'.repeat(500) }).length).toBeLessThan(80);
  });
});
