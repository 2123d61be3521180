/** Bounds on what one request may ask for; past them the request is refused, never cut. */
export const restLimits = {
  urlLength: 16_384,
  bodyBytes: 1_048_576,
  treeDepth: 16,
  conditions: 200,
  listLength: 1000,
  selectItems: 300,
  embedDepth: 10,
  embeds: 50,
  orderTerms: 50,
  jsonPathSteps: 20,
  payloadRows: 10_000,
  callArguments: 100,
} as const;
