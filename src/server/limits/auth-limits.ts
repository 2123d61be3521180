/** Bounds on what one request to `/auth/v1` may bring, ask for or leave behind. */
export const authLimits = {
  bodyBytes: 64 * 1024,
  redirectLength: 2048,
  /** User metadata travels in every token, and a token has to stay short enough for a header. */
  metadataBytes: 4096,
  /** A GoTrue token with generous metadata is 2 KB; nothing longer is worth a hash. */
  accessTokenLength: 8192,
  shortestPassword: 8,
  /** Far beyond any sentence, and little work to hash. bcrypt's 72 bytes are not our limit. */
  longestPassword: 256,
  /** Two of the four threads that Node's pool has: files and names have to get through as well. */
  passwordsAtOnce: 2,
  /** About ten seconds of work. */
  passwordsWaiting: 100,
  /** About two seconds of it. The limit on sign-ins lets thirty through. */
  passwordsWaitingPerNetwork: 30,
  /** A code has a million values: with five tries per code and a bounded number of codes, guessing stays hopeless. */
  triesPerCode: 5,
  /** GoTrue's default. */
  factors: 10,
  /** A client that asks again and again leaves no more than these behind. */
  openChallenges: 20,
  /** Three codes are valid at any moment: at this pace guessing one takes years. */
  factorFailures: 5,
  /** Of one person in a day. Nobody mistypes that often; whoever guesses that long knows the password. */
  wrongCodesPerDay: 50,
  /** Between two texts to the same phone. */
  secondsBetweenTexts: 60,
  usersPerPage: 50,
  mostUsersPerPage: 1000,
  lastPageOfUsers: 1_000_000,
} as const;
