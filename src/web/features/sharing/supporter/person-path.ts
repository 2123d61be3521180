/** One person’s room: named by the share, which says nothing about who it is. */
export const personPath = (shareId: string): string => `/supporter?person=${encodeURIComponent(shareId)}`;
