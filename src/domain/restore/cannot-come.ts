/** Why a row of a copy stays where it is, in the words that are shown. */
export const cannotCome = {
  unreadable: 'It isn’t written the way this site writes it.',
  notAllowed: 'It’s beyond a limit of this site.',
  fromTheFuture: 'Its time lies more than a year ahead.',
  noOwner: 'It doesn’t say what it belongs to.',
  memoryOff: 'Memory is switched off. Switch it on, then put the copy back again.',
  expired: 'It was to be kept until a day that has passed.',
  withoutMemory: 'The memory it belongs to isn’t here.',
  withoutFile: 'Its file isn’t in the copy.',
  deletedThere: 'It was deleted when the copy was made.',
  twice: 'You already have the same file.',
  noRoom: 'There’s no room left in your storage.',
  unknownKind: 'This version of the site doesn’t know what it is.',
} as const;
