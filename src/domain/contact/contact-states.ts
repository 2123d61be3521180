export const contactStates = ['new', 'read', 'done'] as const;

/** Where a message is with the people who answer it. */
export type ContactState = (typeof contactStates)[number];

export const contactStateLabels: Readonly<Record<ContactState, string>> = {
  new: 'New',
  read: 'Read',
  done: 'Done',
};
