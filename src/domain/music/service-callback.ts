/** Where a personal music service sends somebody back to (spec 1 §2 names the route, and only its folder). */
export const serviceCallbackPath = '/auth/music/callback';

export interface ServiceCallbackWords {
  readonly title: string;
  readonly text: string;
}

/** The names in an address. */
interface Query {
  readonly has: (name: string) => boolean;
}

/**
 * What is said to somebody who comes back from a personal music service. Kindling plays its own library, so whatever the
 * service sent along is neither used nor kept: its words are never shown, since anybody can write them into a link.
 */
export const serviceCallbackWords = (query: Query): ServiceCallbackWords => {
  if (query.has('error')) {
    return {
      title: 'Your music service was not connected',
      text: 'You or the service said no, and that’s fine. Nothing changed, and all of Kindling’s music is still here.',
    };
  }
  if (query.has('code') || query.has('access_token')) {
    return {
      title: 'You’re back from your music service',
      text: 'Kindling plays its own music, so it needs no other account. What the service sent along was not used and is not kept.',
    };
  }
  return {
    title: 'Music without another account',
    text: 'A music service sends people to this page. There’s nothing to do here: Kindling plays its own music.',
  };
};
