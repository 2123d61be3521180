const kept = 'Your message is still here.';

/** Why a message did not leave, what is safe, and what to do next. */
export const contactTroubles = {
  offline: `You’re offline. ${kept} Send it again when you’re back online.`,
  unreachable: `We couldn’t reach the server. ${kept} Please try again in a moment.`,
  signedOut: `You’ve been signed out. ${kept} Reload the page and send it again.`,
  tooOften: `That was a lot of tries at once. ${kept} Please wait a minute and send it again.`,
  unexpected: `Something went wrong on our side. ${kept} Please try again in a moment.`,
} as const;
