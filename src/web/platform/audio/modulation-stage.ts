import { type ModulationDepth, modulationDepths } from '#domain/composer/score.ts';

/** What the published studies used. */
const rateHz = 16;
/** Below it nothing is modulated: a bass that flutters is only a nuisance. */
const crossoverHz = 180;
const turnSeconds = 0.2;

interface ModulationStage {
  readonly input: AudioNode;
  readonly set: (depth: ModulationDepth | 'off') => void;
}

/** Two filters in a row: with them the halves add up to what went in, only turned in phase. */
const crossover = (context: AudioContext, type: 'lowpass' | 'highpass') => {
  const [first, second] = [0, 1].map(
    () => new BiquadFilterNode(context, { type, frequency: crossoverHz, Q: Math.SQRT1_2 }),
  );
  if (first === undefined || second === undefined) throw new Error('No filters');
  first.connect(second);
  return { first, second };
};

/** Between `input` and `output`: straight through while off, so that nothing colours the sound. */
export const createModulationStage = (context: AudioContext, output: AudioNode): ModulationStage => {
  const input = new GainNode(context);
  const straight = new GainNode(context, { gain: 1 });
  input.connect(straight).connect(output);
  let wet: { readonly gain: GainNode; readonly base: AudioParam; readonly swing: AudioParam } | null = null;

  const build = () => {
    const gain = new GainNode(context, { gain: 0 });
    const low = crossover(context, 'lowpass');
    const high = crossover(context, 'highpass');
    const flutter = new GainNode(context);
    const swing = new GainNode(context, { gain: 0 });
    const oscillator = new OscillatorNode(context, { frequency: rateHz });
    input.connect(low.first);
    input.connect(high.first);
    low.second.connect(gain);
    high.second.connect(flutter).connect(gain);
    // Base plus a sine is a raised cosine: full at the top, less by the depth at the bottom.
    oscillator.connect(swing).connect(flutter.gain);
    oscillator.start();
    gain.connect(output);
    return { gain, base: flutter.gain, swing: swing.gain };
  };

  const turn = (param: AudioParam, value: number): void => {
    param.setTargetAtTime(value, context.currentTime, turnSeconds / 4);
  };

  return {
    input,
    set: (depth) => {
      if (depth === 'off' && wet === null) return;
      wet ??= build();
      const amount = depth === 'off' ? 0 : modulationDepths[depth];
      turn(straight.gain, depth === 'off' ? 1 : 0);
      turn(wet.gain.gain, depth === 'off' ? 0 : 1);
      turn(wet.base, 1 - amount / 2);
      turn(wet.swing, amount / 2);
    },
  };
};
