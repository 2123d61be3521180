import type { ModulationDepth } from '#domain/composer/score.ts';
import { graphLimits, playbackLimits } from '#domain/player/player-limits.ts';
import { createModulationStage } from '#web/platform/audio/modulation-stage.ts';
import { voiceSamples } from '#web/platform/audio/voice-samples.ts';

/** Spec 2 §9. elements → fade → modulation → music → volume → master → out; voice → master. */
interface Nodes {
  readonly context: AudioContext;
  readonly bus: AudioNode;
  readonly music: GainNode;
  readonly volume: GainNode;
  readonly voice: GainNode;
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
  /** 24 kHz, mono. Music makes room; settles when all is said. */
  readonly playVoicePcm: (pcm: Int16Array) => Promise<void>;
  /** Never again in this page: elements play by themselves. */
  readonly giveUp: () => void;
}

const buildNodes = (): Nodes => {
  const context = new AudioContext({ sampleRate: graphLimits.sampleRate });
  const master = new GainNode(context, { gain: graphLimits.masterGain });
  const volume = new GainNode(context, { gain: playbackLimits.defaultVolume });
  const music = new GainNode(context, { gain: graphLimits.musicGain });
  const voice = new GainNode(context, { gain: graphLimits.voiceGain });
  const stage = createModulationStage(context, music);
  music.connect(volume).connect(master).connect(context.destination);
  voice.connect(master);
  return { context, bus: stage.input, music, volume, voice, setModulation: stage.set };
};

const ramp = (context: AudioContext, param: AudioParam, value: number, seconds: number): void => {
  const { currentTime } = context;
  param.cancelScheduledValues(currentTime);
  param.setValueAtTime(param.value, currentTime);
  param.linearRampToValueAtTime(value, currentTime + seconds);
};

/** Long enough that turning a knob does not crackle. */
const knobSeconds = 0.02;

export const createAudioGraph = (): AudioGraph => {
  let nodes: Nodes | null = null;
  let given = !('AudioContext' in globalThis);
  const fades = new WeakMap<HTMLAudioElement, GainNode>();
  const listeners = new Set<() => void>();
  let volume: number = playbackLimits.defaultVolume;
  let modulation: ModulationDepth | 'off' = 'off';

  const open = (): Nodes | null => {
    if (given || nodes !== null) return nodes;
    nodes = buildNodes();
    nodes.volume.gain.value = volume;
    nodes.setModulation(modulation);
    nodes.context.addEventListener('statechange', () => {
      for (const listener of listeners) listener();
    });
    return nodes;
  };

  const duck = (ducked: boolean): void => {
    if (nodes === null) return;
    const { musicGain, duckedGain, duckSeconds } = graphLimits;
    ramp(nodes.context, nodes.music.gain, ducked ? duckedGain : musicGain, duckSeconds);
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
    watch: (listener) => {
      listeners.add(listener);
    },
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
    duck,
    setModulation: (depth) => {
      modulation = depth;
      nodes?.setModulation(depth);
    },
    playVoicePcm: async (pcm) => {
      const opened = open();
      if (opened === null || pcm.length === 0) return;
      const { context, voice } = opened;
      const buffer = context.createBuffer(1, pcm.length, graphLimits.voiceSampleRate);
      buffer.copyToChannel(voiceSamples(pcm), 0);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(voice);
      duck(true);
      await new Promise<void>((resolve) => {
        source.addEventListener('ended', () => resolve(), { once: true });
        source.start();
      });
      duck(false);
    },
    giveUp: () => {
      given = true;
      nodes?.context.close().catch(() => undefined);
      nodes = null;
    },
  };
};
