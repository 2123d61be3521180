/** How long until there is room again, in words. */
const contactWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
};

/** Said to somebody who wrote a lot in one hour. What they wrote stays in the form. */
export const contactLimitSentence = (seconds: number): string =>
  `We’ve had a lot of messages from here in the last hour. Please try again ${contactWait(seconds)}.`;
