/** The same database for the role that every request comes in by. */
export const asAuthenticator = (adminUrl: string, password: string): string => {
  const url = new URL(adminUrl);
  url.username = 'authenticator';
  url.password = password;
  return url.href;
};
