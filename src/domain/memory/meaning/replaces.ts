import { cosine } from './vector.ts';

/** How people say that something is no longer as it was. */
const changeWords =
  /\b(?:now|no longer|any ?more|from now on|these days|nowadays|since|instead|again|used to|switched|changed)\b|\b(?:my|our|the) new \w+ (?:is|are)\b/i;

/** Two sentences about the same thing; who says that it has changed needs less likeness. */
const bars = { plain: 0.56, changed: 0.47 } as const;

/** The one stored sentence that a new one may replace. Whether it does is the person's to say. */
export const mayReplace = <Kind extends { readonly vector: Float32Array }>(
  said: { readonly text: string; readonly vector: Float32Array },
  stored: readonly Kind[],
): { readonly of: Kind; readonly cosine: number } | null => {
  let nearest: { readonly of: Kind; readonly cosine: number } | null = null;
  for (const of of stored) {
    const near = cosine(said.vector, of.vector);
    if (near > (nearest?.cosine ?? -1)) nearest = { of, cosine: near };
  }
  const bar = changeWords.test(said.text) ? bars.changed : bars.plain;
  return nearest !== null && nearest.cosine >= bar ? nearest : null;
};
