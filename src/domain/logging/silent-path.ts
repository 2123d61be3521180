import { withoutSlash } from '#domain/navigation/without-slash.ts';

/** Pages that promise to send nothing: no error and no metric leaves them, nor the fact that somebody was there. */
const silentPaths: ReadonlySet<string> = new Set(['/adhd-screening']);

export const isSilentPath = (pathname: string): boolean => silentPaths.has(withoutSlash(pathname));
