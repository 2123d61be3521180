const wanted = 16;

/** Near 16 Hz, and always a whole number of waves to the beat: the two then never rub against each other. */
export const modulationRate = (bpm: number): number => {
  const beat = bpm / 60;
  return Math.round(wanted / beat) * beat;
};
