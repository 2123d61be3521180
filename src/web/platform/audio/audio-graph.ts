import type { ModulationDepth } from '#domain/composer/score.ts';
import { graphLimits, playbackLimits } from '#domain/player/player-limits.ts';
import { createModulationStage } from '#web/platform/audio/modulation-stage.ts';
import { createVoicePath, type VoicePath } from '#web/platform/audio/voice-path.ts';
import { createListeners } from '#web/platform/store.ts';

/** Spec 2 §9. elements → fade → modulation → music → volume → master → out; voice → master. */
interface Nodes {
  readonly context: AudioContext;
  readonly bus: AudioNode;
  readonly music: GainNode;
  readonly volume: GainNode;
  readonly voice: VoicePath;
  readonly setModulation: (depth: ModulationDepth | 'off') => void;
}

export type ContextState = 'running' | 'suspended' | 'none';

export interface AudioGraph {
  readonly state: () => ContextState;
  /** Makes the context, or wakes it; inside a touch or a key press it then runs a moment later. */
  readonly wake: () => Promise<void>;
  readonly watch: (listener: () => void) => void;
  /** The fade of that element, between it and everything else; null where no context was made. */
  readonly fadeOf: (element: HTMLAudioElement) => GainNode | null;
  readonly setVolume: (volume: number) => void;
  readonly duck: (ducked: boolean) => void;
  readonly setModulation: (depth: ModulationDepth | 'off') => void;
  /** 24 kHz, mono. Music makes room; settles when all is said, with whether it was heard. */
  readonly playVoicePcm: (pcm: Int16Array) => Promise<boolean>;
  readonly hush: () => void;
  /** Never again in this page: elements play by themselves. */
  readonly giveUp: () => void;
}

const buildNodes = (speaking: (on: boolean) => void): Nodes => {
  const context = new AudioContext({ sampleRate: graphLimits.sampleRate });
  const master = new GainNode(context, { gain: graphLimits.masterGain });
  const volume = new GainNode(context, { gain: playbackLimits.defaultVolume });
  const music = new GainNode(context, { gain: graphLimits.musicGain });
  const voiceOut = new GainNode(context, { gain: graphLimits.voiceGain });
  const stage = createModulationStage(context, music);
  music.connect(volume).connect(master).connect(context.destination);
  voiceOut.connect(master);
  const voice = createVoicePath(context, voiceOut, speaking);
  return { context, bus: stage.input, music, volume, voice, setModulation: stage.set };
};

const ramp = (context: AudioContext, param: AudioParam, value: number, seconds: number): void => {
  const { currentTime } = context;
  // Read before it is cancelled: afterwards it is what it was before the last ramp.
  const { value: from } = param;
  param.cancelScheduledValues(currentTime);
  param.setValueAtTime(from, currentTime);
  param.linearRampToValueAtTime(value, currentTime + seconds);
};

/** Apart, since the compiler does not know that a state changes while one waits. */
const nowRunning = ({ state }: AudioContext): boolean => state === 'running';

/** A context that may run does so at once; one that may not leaves the promise open for ever. */
const wakesWithin = 1000;

const whenAwake = async ({ context }: Nodes): Promise<boolean> => {
  if (context.state === 'running') return true;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, wakesWithin);
  });
  await Promise.race([context.resume(), late]).catch(() => undefined);
  return nowRunning(context);
};

/** Long enough that turning a knob does not crackle. */
const knobSeconds = 0.02;

export const createAudioGraph = (): AudioGraph => {
  let nodes: Nodes | null = null;
  let given = !('AudioContext' in globalThis);
  const fades = new WeakMap<HTMLAudioElement, GainNode>();
  const listeners = createListeners();
  let volume: number = playbackLimits.defaultVolume;
  let modulation: ModulationDepth | 'off' = 'off';
  /** Somebody asked for room, or something is being said: either is enough. */
  const room = { asked: false, speaking: false };

  const musicLevel = (): number =>
    room.asked || room.speaking ? graphLimits.duckedGain : graphLimits.musicGain;
  const makeRoom = (why: keyof typeof room, needed: boolean): void => {
    room[why] = needed;
    if (nodes !== null) ramp(nodes.context, nodes.music.gain, musicLevel(), graphLimits.duckSeconds);
  };

  const open = (): Nodes | null => {
    if (given || nodes !== null) return nodes;
    nodes = buildNodes((on) => makeRoom('speaking', on));
    nodes.volume.gain.value = volume;
    nodes.music.gain.value = musicLevel();
    nodes.setModulation(modulation);
    nodes.context.addEventListener('statechange', () => listeners.notify());
    return nodes;
  };

  return {
    state: () => {
      if (given || nodes === null) return 'none';
      return nodes.context.state === 'running' ? 'running' : 'suspended';
    },
    wake: async () => {
      const opened = open();
      if (opened !== null && opened.context.state !== 'running') await opened.context.resume();
    },
    watch: listeners.subscribe,
    fadeOf: (element) => {
      if (nodes === null) return null;
      const known = fades.get(element);
      if (known !== undefined) return known;
      const fade = new GainNode(nodes.context);
      nodes.context.createMediaElementSource(element).connect(fade).connect(nodes.bus);
      fades.set(element, fade);
      return fade;
    },
    setVolume: (value) => {
      volume = value;
      if (nodes !== null) ramp(nodes.context, nodes.volume.gain, value, knobSeconds);
    },
    duck: (ducked) => makeRoom('asked', ducked),
    setModulation: (depth) => {
      modulation = depth;
      nodes?.setModulation(depth);
    },
    playVoicePcm: async (pcm) => {
      const opened = open();
      if (opened === null || pcm.length === 0 || !(await whenAwake(opened))) return false;
      return opened.voice.say(pcm);
    },
    hush: () => nodes?.voice.hush(),
    giveUp: () => {
      given = true;
      nodes?.voice.hush();
      nodes?.context.close().catch(() => undefined);
      nodes = null;
    },
  };
};
