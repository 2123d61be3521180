const kept = 'What you wrote is kept here.';

/** Why a message did not leave, what is safe, and what to do next. */
export const contactTroubles = {
  offline: `You are not connected. ${kept} Press the button again when you are back online.`,
  unreachable: `This site could not be reached. ${kept} Please try again in a moment.`,
  signedOut: `Your sign-in has ended. ${kept} Load this page again and send it once more.`,
  unexpected: `Something on our side did not work. ${kept} Please try again in a moment.`,
} as const;
