const wanted = 16;

/** 16 Hz, or eight waves a beat where the tempo brings them within one hertz of that. */
export const modulationRate = (bpm: number): number => {
  const locked = (bpm / 60) * 8;
  return Math.abs(locked - wanted) <= 1 ? Math.round(locked * 1000) / 1000 : wanted;
};
