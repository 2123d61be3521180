/** A phone, as `npm run screenshots` takes its pictures. */
export const appPictureSize = { width: 390, height: 780 } as const;
