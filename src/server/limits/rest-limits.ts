/** Bounds on what one request may ask for; past them the request is refused, never cut. */
export const restLimits = {
  urlLength: 16_384,
  bodyBytes: 1_048_576,
  treeDepth: 16,
  conditions: 200,
  listLength: 1000,
  selectItems: 300,
  embedDepth: 6,
  embeds: 30,
  /** How often one relation may stand in itself: `users(user_sessions(users(…)))` multiplies its own rows. */
  sameRelation: 2,
  casts: 20,
  orderTerms: 50,
  jsonPathSteps: 20,
  payloadRows: 10_000,
  guestPayloadRows: 50,
  answerBytes: 16_777_216,
  callArguments: 100,
} as const;

/**
 * What the planner may expect a heavy read to cost, in its own unit (about one page read from memory), and how long such a
 * read may take. It is asked only about shapes that `isHeavy` points out.
 */
export const heavyReads = {
  anon: { cost: 20_000, milliseconds: 1000 },
  authenticated: { cost: 200_000, milliseconds: 2000 },
} as const;
