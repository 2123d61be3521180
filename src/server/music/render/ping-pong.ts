import { SAMPLE_RATE } from './chunk.ts';

export interface PingPong {
  readonly add: (
    inLeft: Float32Array,
    inRight: Float32Array,
    left: Float32Array,
    right: Float32Array,
    count: number,
  ) => void;
}

/** Echoes that change sides and lose a little treble and bass each time. */
export const makePingPong = (seconds: number, feedback: number): PingPong => {
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE));
  const lineLeft = new Float32Array(length);
  const lineRight = new Float32Array(length);
  const back = Math.max(0, Math.min(0.85, feedback));
  const soft = 1 - Math.exp((-2 * Math.PI * 5200) / SAMPLE_RATE);
  const deep = 1 - Math.exp((-2 * Math.PI * 160) / SAMPLE_RATE);
  const memory = new Float64Array(4);
  let at = 0;
  return {
    add: (inLeft, inRight, left, right, count) => {
      let [highLeft = 0, highRight = 0, lowLeft = 0, lowRight = 0] = memory;
      for (let index = 0; index < count; index += 1) {
        const echoLeft = lineLeft[at] ?? 0;
        const echoRight = lineRight[at] ?? 0;
        highLeft += soft * (echoLeft - highLeft);
        highRight += soft * (echoRight - highRight);
        lowLeft += deep * (highLeft - lowLeft);
        lowRight += deep * (highRight - lowRight);
        const l = highLeft - lowLeft;
        const r = highRight - lowRight;
        left[index] = (left[index] ?? 0) + l;
        right[index] = (right[index] ?? 0) + r;
        // Everything enters on the left and crosses over with every echo.
        lineLeft[at] = 0.5 * ((inLeft[index] ?? 0) + (inRight[index] ?? 0)) * Math.SQRT2 + back * r;
        lineRight[at] = back === 0 ? l : l * 0.92;
        at += 1;
        if (at === length) at = 0;
      }
      memory.set([highLeft, highRight, lowLeft, lowRight]);
    },
  };
};
