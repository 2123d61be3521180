/** The page a supporter joins on. The token stands in the fragment, which no server and no log gets to see. */
export const joinPath = '/supporter/join';
export const joinLink = (origin: string, token: string): string => `${origin}${joinPath}#token=${token}`;
