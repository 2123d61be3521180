/** What one kind of tag says; each may be missing. */
export interface RawTags {
  readonly title?: string;
  readonly artist?: string;
  readonly album?: string;
  readonly picture?: PicturePlace;
}

/** Where the picture lies in the file; null for one that is there but not in one piece. */
export type PicturePlace = { readonly start: number; readonly size: number } | null;

export type TextField = Exclude<keyof RawTags, 'picture'>;

/** More than this is no title. */
export const mostTextBytes = 4096;
