/** Session storage: the session ended under the person's hands, so that the page they land on can say so. */
export const sessionEndedKey = 'kindling-session-ended';
