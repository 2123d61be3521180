import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { TalkHere } from '#web/features/voice/talk-here.tsx';
import { TypedCommand } from '#web/features/voice/typed-command.tsx';
import { connect } from '#web/platform/backend/connect.ts';
import { loadVoice, loadedVoice } from '#web/services/voice/use-voice.ts';
import { offerVoiceActions } from '#web/services/voice/voice-actions.ts';
import { changeVoiceSettings } from '#web/services/voice/voice-settings.ts';
import { findToast } from '#web/testing/find-toast.ts';
import { renderFeature } from '#web/testing/render-feature.tsx';
import { letPass, stopTimeouts } from '#web/testing/test-clock.ts';
import { type HostAnswers, refusal, startTestHost } from '#web/testing/test-host.ts';
import { plugInMicrophone } from '#web/testing/test-microphone.ts';

const assistant = 'POST /functions/v1/voice-assistant';
const calm: VoiceCommand = { type: 'mood_change', mood: 'low-low' };
const asked: VoiceCommand[] = [];
const undone = vi.fn<() => Promise<void>>(async () => undefined);

// What comes late is brought before the clock stands still.
beforeAll(async () => {
  startTestHost();
  await Promise.all([
    connect(),
    loadVoice(),
    import('#web/features/voice/talk-live.tsx'),
    import('#web/features/voice/voice-status.tsx'),
    import('#web/features/voice/answer-typed.ts'),
    import('#web/app/messages/toast-board.tsx'),
  ]);
});

beforeEach(() => {
  stopTimeouts();
  changeVoiceSettings({ aloud: false, pressOnce: false, keepSaid: false });
  asked.length = 0;
  undone.mockClear();
  offerVoiceActions({
    runCommand: async (command) => {
      asked.push(command);
      return { reply: 'Calm music.', done: true, undo: undone };
    },
    keep: async () => undefined,
  });
});

afterEach(() => {
  act(() => loadedVoice()?.cancel());
});

const renderTalk = async (
  microphone: Parameters<typeof plugInMicrophone>[0] = {},
  answer: HostAnswers[string] = () => ({
    text: 'calm music',
    command: calm,
    reply: 'Calm music.',
    engine: 'local',
  }),
) => {
  const { asked: microphonesAsked, open } = plugInMicrophone(microphone);
  const rendered = await renderFeature(
    <>
      <TalkHere />
      <TypedCommand />
    </>,
  );
  const host = startTestHost({ [assistant]: answer });
  const button = screen.getByRole('button', { name: 'Hold to talk' });
  const hold = async (milliseconds: number) => {
    fireEvent.pointerDown(button, { button: 0 });
    await letPass(milliseconds);
  };
  const letGo = async () => {
    fireEvent.pointerUp(button);
    await letPass(20);
    // The recording is read, sent and answered in real time, however busy the machine is.
    for (let round = 0; round < 2000 && button.getAttribute('aria-busy') === 'true'; round += 1) {
      await letPass(1);
    }
  };
  return { ...rendered, host, button, hold, letGo, open, microphonesAsked };
};

const unsure = () => ({
  text: 'add task claw my mother',
  command: { type: 'add_task', line: 'claw my mother' },
  reply: 'Is this right?',
  unsure: true,
  engine: 'local',
});

describe('a task that was heard unsurely', () => {
  it('is shown in a field, and saved as it was corrected', async () => {
    const { hold, letGo } = await renderTalk({}, unsure);
    await hold(500);
    await letGo();
    expect(asked).toEqual([]);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' });
    expect(field.value).toBe('claw my mother');
    expect(screen.getByRole('status').textContent).toContain('Is this right?');
    fireEvent.change(field, { target: { value: ' call my mother ' } });
    fireEvent.submit(field);
    await letPass(1);
    expect(asked).toEqual([{ type: 'add_task', line: 'call my mother' }]);
    expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull();
  });

  it('is saved by nobody when it is discarded or empty', async () => {
    const { hold, letGo } = await renderTalk({}, unsure);
    await hold(500);
    await letGo();
    const field = screen.getByRole('textbox', { name: 'Task' });
    fireEvent.change(field, { target: { value: '  ' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save task' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('[VOICE-01] the button one talks to', () => {
  it('says how to use it', async () => {
    const { button } = await renderTalk();
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Hold it while you speak, then let go. Press Escape to cancel.');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('opens the microphone while it is held, counts down, and closes it on release', async () => {
    const { button, hold, letGo, open } = await renderTalk();
    await hold(100);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(open()).toBe(1);
    expect(screen.getByText('Listening. 4 s left.')).toBeTruthy();
    await letPass(1000);
    expect(screen.getByText('Listening. 3 s left.')).toBeTruthy();
    await letGo();
    expect(open()).toBe(0);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('stops by itself after four seconds', async () => {
    const { hold, open } = await renderTalk();
    await hold(3900);
    expect(open()).toBe(1);
    await letPass(200);
    expect(open()).toBe(0);
  });

  it.each(['pointerLeave', 'pointerCancel'] as const)('closes the microphone on %s', async (event) => {
    const { button, hold, open } = await renderTalk();
    await hold(1000);
    fireEvent[event](button);
    await letPass(20);
    expect(open()).toBe(0);
  });

  it('sends nothing for a tap, and says to hold longer', async () => {
    const { hold, letGo, host, open } = await renderTalk();
    await hold(200);
    await letGo();
    expect(host.asked).toEqual([]);
    expect(open()).toBe(0);
    expect(screen.getByText(/hold/i, { selector: 'output span' })).toBeTruthy();
  });

  it.each([
    ['pointerUp', 1],
    ['pointerCancel', 0],
  ] as const)(
    'asks for no microphone where the press is over before it can be heard: %s',
    async (end, words) => {
      const { button, microphonesAsked } = await renderTalk();
      act(() => loadedVoice()?.dismiss());
      fireEvent.pointerDown(button, { button: 0 });
      fireEvent[end](button);
      await letPass(20);
      expect(microphonesAsked()).toBe(0);
      expect(screen.queryAllByText(/hold/i, { selector: 'output span' })).toHaveLength(words);
    },
  );

  it.each([
    ['held', (button: HTMLElement) => fireEvent.pointerDown(button, { button: 0 })],
    ['pressed by a screen reader', (button: HTMLElement) => fireEvent.click(button, { detail: 0 })],
  ])('asks for no microphone once its page has gone, also when %s', async (_, press) => {
    const { button, microphonesAsked, unmount } = await renderTalk();
    press(button);
    unmount();
    await letPass(20);
    expect(microphonesAsked()).toBe(0);
  });

  it('drops what was said on Escape', async () => {
    const { button, hold, host, open } = await renderTalk();
    await hold(1000);
    fireEvent.keyDown(button, { key: 'Escape' });
    await letPass(100);
    expect(open()).toBe(0);
    expect(host.asked).toEqual([]);
  });

  it('works with the space bar held', async () => {
    const { button, open } = await renderTalk();
    fireEvent.keyDown(button, { key: ' ' });
    await letPass(100);
    expect(open()).toBe(1);
    fireEvent.keyDown(button, { key: ' ', repeat: true });
    fireEvent.keyUp(button, { key: ' ' });
    await letPass(20);
    expect(open()).toBe(0);
  });

  it('is pressed once to begin and once to end where that is wanted', async () => {
    changeVoiceSettings({ pressOnce: true });
    const { button, hold, open } = await renderTalk();
    await hold(500);
    fireEvent.pointerUp(button);
    await letPass(500);
    expect(open()).toBe(1);
    expect(screen.getByText('Listening. 3 s left. Press again to end.')).toBeTruthy();
    fireEvent.pointerDown(button, { button: 0 });
    await letPass(50);
    expect(open()).toBe(0);
  });

  it.each([
    ['NotAllowedError', 'Microphone access denied', 'The microphone is blocked'],
    ['NotFoundError', 'No microphone found', 'No microphone found'],
    ['NotReadableError', 'Microphone error', 'The microphone didn’t start'],
  ])('says after %s what is wrong, and how to help it', async (refuses, title, heading) => {
    const { hold } = await renderTalk({ refuses });
    await hold(100);
    await findToast(title);
    expect(screen.getByRole('alert').textContent).toContain(heading);
    expect(screen.getByRole('link', { name: 'Voice Features' }).getAttribute('href')).toBe('/voice#type');
  });
});

describe('[VOICE-03] what comes of a command', () => {
  it('is carried out, and shown with what was heard', async () => {
    const { hold, letGo } = await renderTalk();
    await hold(1000);
    await letGo();
    expect(asked).toEqual([calm]);
    expect(screen.getByText('calm music').tagName).toBe('Q');
    expect(screen.getByText('Calm music.')).toBeTruthy();
    await findToast('Music command executed!');
  });

  it('can be undone', async () => {
    const { user, hold, letGo } = await renderTalk();
    await hold(1000);
    await letGo();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await letPass(20);
    expect(undone).toHaveBeenCalledOnce();
    expect(screen.getByText('Undone.')).toBeTruthy();
  });

  it('is asked for with two choices where it is not clear, and “Neither” does nothing', async () => {
    const { user, hold, letGo } = await renderTalk({}, () => ({
      text: 'comb music',
      choices: [calm, { type: 'player_action', action: 'play' }],
      reply: 'Which one did you mean?',
      engine: 'local',
    }));
    await hold(1000);
    await letGo();
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', { name: 'Play the music' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Neither' }));
    expect(screen.queryByRole('button', { name: 'Play calm music' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    [() => refusal(500), 'Voice command failed'],
    [
      () => Response.json({ code: 'busy', message: 'Many are speaking.' }, { status: 503 }),
      'Many are speaking.',
    ],
    [() => ({ nothing: true }), 'No response received from voice service'],
  ])('[VOICE-02] tells why it was not understood (%#)', async (answer, words) => {
    const { hold, letGo } = await renderTalk({}, answer);
    await hold(1000);
    await letGo();
    await findToast(words);
    expect(asked).toEqual([]);
  });

  it('[VOICE-02] refuses a recording that is too large before it is sent', async () => {
    const { hold, letGo, host } = await renderTalk({ bytes: 262_145 });
    await hold(1000);
    await letGo();
    await findToast('Recording too long');
    expect(host.asked.filter(({ path }) => path === assistant)).toEqual([]);
  });

  it('comes of typed words too, without a microphone', async () => {
    const { user, open } = await renderTalk();
    await user.type(screen.getByLabelText('Or type what you would say'), 'play calm music{Enter}');
    await letPass(50);
    expect(asked).toEqual([calm]);
    expect(open()).toBe(0);
  });

  it('asks for words where nothing was typed', async () => {
    const { user } = await renderTalk();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await letPass(50);
    expect(screen.getByText('Type what you would say, for example “play something calm”.')).toBeTruthy();
  });
});
