import { describe, expect, it } from 'vitest';
import { commandGroups } from '#domain/voice/command-entry.ts';
import { commandLabel } from '#domain/voice/command-label.ts';
import { commandOfPhrase, commandPhrases, commandTable } from '#domain/voice/command-table.ts';
import { replyTo } from '#domain/voice/reply.ts';
import { phraseKey } from '#domain/voice/spoken-words.ts';
import { understand } from '#domain/voice/understand.ts';
import { voiceCommandSchema } from '#domain/voice/voice-command.ts';

describe('[VOICE-03] the table', () => {
  it('every phrase is written as the recogniser wants it, and once', () => {
    for (const phrase of commandPhrases) expect(phrase).toMatch(/^[a-z']+( [a-z']+)*$/u);
    expect(new Set(commandPhrases).size).toBe(commandPhrases.length);
  });

  it('no phrase means two things', () => {
    for (const { command, phrases } of commandTable) {
      for (const phrase of phrases) expect(commandOfPhrase.get(phraseKey(phrase)), phrase).toEqual(command);
    }
  });

  it.each(commandPhrases.filter((_, at) => at % 7 === 0))('%s is understood as it is', (phrase) => {
    expect(understand({ text: phrase, near: [] })).toMatchObject({
      kind: 'command',
      command: commandOfPhrase.get(phraseKey(phrase)),
    });
  });

  it.each(commandTable)('the example of $id is understood, and all else about it is said', (entry) => {
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

describe('[VOICE-03] what is said back', () => {
  it.each([
    ['Deep focus.', 'Deep focus music.'],
    ['Pause', 'Music paused.'],
    ['Start one minute', 'One minute of focus.'],
    ['Start 25 minutes', '25 minutes of focus.'],
    ['Start focusing', 'Starting a focus session.'],
    ['Add task buy milk', 'Adding ‘buy milk’.'],
    ['I have low energy', 'Noted: low energy.'],
    ['My grandmother swims', 'I heard ‘My grandmother swims’. Did you mean one of these?'],
    ['Add task', 'What is the task? Say ‘add task’ and then the words, in one go.'],
    ['', 'I did not hear anything. Hold the button and speak.'],
  ])('%s → %s', (text, reply) => {
    expect(replyTo(understand({ text, near: [] }))).toBe(reply);
  });

  it('a long sentence is cut, never repeated whole', () => {
    expect(replyTo(understand({ text: 'grandmother swims '.repeat(30), near: [] })).length).toBeLessThan(140);
    expect(commandLabel({ type: 'add_task', line: 'x'.repeat(500) }).length).toBeLessThan(80);
  });
});
