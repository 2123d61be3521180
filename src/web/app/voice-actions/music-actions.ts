import { moodOfPair } from '#domain/moods/mood-mapping.ts';
import { clampVolume } from '#domain/player/player-limits.ts';
import { commandReplies, moodOfVoice } from '#domain/voice/command-replies.ts';
import { replyToCommand } from '#domain/voice/reply.ts';
import type { VoiceCommand } from '#domain/voice/voice-command.ts';
import { captureMusic } from '#web/app/voice-actions/restore-music.ts';
import { did, didNot, type Outcome } from '#web/app/voice-actions/outcome.ts';
import type { VoiceDeps } from '#web/app/voice-actions/voice-deps.ts';
import type { MoodChange } from '#web/services/player/player-events.ts';
import type { Player } from '#web/services/player/player.ts';

type Of<Type extends VoiceCommand['type']> = Extract<VoiceCommand, { type: Type }>;

/** Null where there is none, or none that answers. */
const readyPlayer = async ({ player }: VoiceDeps): Promise<Player | null> => {
  const brought = await player().catch(() => null);
  return brought?.view().connecting === 'failed' ? null : brought;
};

const withPlayer = async (deps: VoiceDeps, act: (player: Player) => Promise<Outcome>): Promise<Outcome> => {
  const player = await readyPlayer(deps);
  return player === null ? didNot(commandReplies.notReady) : act(player);
};

/** Longer, and the answer would come to somebody who has stopped waiting. */
const longest = 10_000;

const attempt = async (work: () => Promise<void>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, longest, false);
  });
  const worked = work().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([worked, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** While the service is still coming up, that is what is wrong; afterwards it is the music. */
const failed = (player: Player, otherwise: string): Outcome =>
  didNot(player.view().isReady ? otherwise : commandReplies.notReady);

/** Spec 2 §3: focus level and energy level; a mood besides where the two would mean another. */
const moodChange = ({ mood }: Of<'mood_change'>): MoodChange => {
  const asked = moodOfVoice[mood];
  const [focusLevel, energyLevel] = mood.split('-');
  const from = { command: 'mood_change', source: 'voice' };
  if (focusLevel === undefined || energyLevel === undefined) return { mood: asked, ...from };
  const levels = { focusLevel, energyLevel, ...from };
  return moodOfPair(focusLevel, energyLevel) === asked ? levels : { mood: asked, ...levels };
};

export const changeMood = async (command: Of<'mood_change'>, deps: VoiceDeps): Promise<Outcome> =>
  withPlayer(deps, async (player) => {
    const putMusicBack = captureMusic(player);
    const before = deps.mood();
    if (!(await attempt(() => deps.askPlayer.mood(moodChange(command))))) {
      return failed(player, commandReplies.startFailed);
    }
    return did(replyToCommand(command), async () => {
      deps.feel(before);
      await putMusicBack();
    });
  });

const play = async (player: Player, { askPlayer }: VoiceDeps): Promise<Outcome> => {
  const reply = replyToCommand({ type: 'player_action', action: 'play' });
  if (player.view().isPlaying) return did(reply);
  const plays = await attempt(() => askPlayer.action('play'));
  return plays ? did(reply, () => player.pause()) : failed(player, commandReplies.startFailed);
};

const pause = async (player: Player, { askPlayer }: VoiceDeps): Promise<Outcome> => {
  const { isPlaying, loading } = player.view();
  if (!isPlaying && !loading) return did(commandReplies.nothingPlays);
  await attempt(() => askPlayer.action('pause'));
  return player.view().isPlaying
    ? failed(player, commandReplies.pauseFailed)
    : did(replyToCommand({ type: 'player_action', action: 'pause' }), () => player.play());
};

const skip = async (
  player: Player,
  action: 'next' | 'previous',
  { askPlayer }: VoiceDeps,
): Promise<Outcome> => {
  const otherwise = action === 'next' ? commandReplies.skipFailed : commandReplies.previousFailed;
  const putBack = captureMusic(player);
  if (player.view().queue.length === 0) return failed(player, otherwise);
  const skipped = await attempt(() => askPlayer.action(action));
  return skipped
    ? did(replyToCommand({ type: 'player_action', action }), putBack)
    : failed(player, otherwise);
};

export const controlPlayer = async ({ action }: Of<'player_action'>, deps: VoiceDeps): Promise<Outcome> =>
  withPlayer(deps, async (player) => {
    if (action === 'play') return play(player, deps);
    return action === 'pause' ? pause(player, deps) : skip(player, action, deps);
  });

const volumeStep = 0.15;

export const changeVolume = async (command: Of<'volume'>, deps: VoiceDeps): Promise<Outcome> =>
  withPlayer(deps, async (player) => {
    const { volume, device } = player.view();
    if (device?.isVolumeControllable === false) return didNot(commandReplies.ownVolume);
    const louder = command.direction === 'up';
    const next = clampVolume(volume + (louder ? volumeStep : -volumeStep));
    if (next === volume) return did(louder ? commandReplies.loudest : commandReplies.quietest);
    player.setVolume(next);
    return did(replyToCommand(command), () => player.setVolume(volume));
  });
