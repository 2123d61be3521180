import { voiceLimits } from '#domain/voice/voice-limits.ts';

// What the button says about itself; what it says about a command is in reply.ts.

export const holdLonger = 'Hold the button while you speak, then let go.';
export const nothingRecorded = 'Nothing was recorded. Hold the button and speak.';

/** Spec 2 §9: only where the button may be held for so long. */
export const demoLength = `max ${voiceLimits.shownSeconds} seconds`;
