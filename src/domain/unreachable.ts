/** Ends an exhaustive switch: a case that was forgotten does not compile. */
export const unreachable = (value: never): never => {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
};
