/** The last word of a stream of changes whose sign-in has ended, as a server-sent event. */
export const sessionEndedEvent = 'event: session-ended\ndata: signed out\n\n';
