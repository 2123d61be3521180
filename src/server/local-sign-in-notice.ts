/** The first line of a start with the sign-in that is built in: what it takes for granted. */
export const localSignInNotice = (port: number): string =>
  `Local accounts: whoever reaches port ${port}, also through a forwarded port or a tunnel, can open every account without a PIN. Set one under Settings, Devices.`;
