import * as z from 'zod/mini';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const shades = z.object({ accent: colour, strong: colour, on: colour, ink: colour });

/** The most that the file of a mark may have; with it, everything a page asks for at its start stays small. */
export const mostMarkBytes = 32_768;

const brandSchema = z.object({
  name: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  /** The whole picture, as an address: shown by `<img>`, where a drawing runs nothing and loads nothing. */
  mark: z.nullable(z.string().check(z.maxLength(50_000), z.regex(/^data:image\/(?:svg\+xml|png);base64,/))),
  accent: z.nullable(z.object({ light: shades, dark: shades })),
});

/** The operator's name, mark and colours. */
export type Brand = z.infer<typeof brandSchema>;

const answerSchema = z.object({ brand: z.nullable(brandSchema) });

/** What the function `brand` answers: null where the licence does not include it. */
export const brandOf = (answer: unknown): Brand | null => z.parse(answerSchema, answer).brand;
