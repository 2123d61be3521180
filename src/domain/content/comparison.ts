import * as z from 'zod/mini';

const MOST_PRODUCTS = 6;
const MOST_ROWS = 12;

const text = (most: number) => {
  const rule = `must be a text of 1 to ${most} characters`;
  return z.string(rule).check(z.minLength(1, rule), z.maxLength(most, rule));
};

/** Null where the page that was read does not say. Silence is not a no. */
const said = z.nullable(
  z
    .string('must be a text of 1 to 80 characters, or null where the page does not say')
    .check(
      z.minLength(1, 'must be a text of 1 to 80 characters, or null where the page does not say'),
      z.maxLength(80, 'must be a text of 1 to 80 characters, or null where the page does not say'),
    ),
);

const day = z.iso.date('must be a day such as 2026-11-16');

const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) => {
  const rule = `must be a list of 1 to ${most}`;
  return z.array(item, rule).check(z.minLength(1, rule), z.maxLength(most, rule));
};

const row = z.strictObject(
  { what: text(80), here: text(80), others: z.array(said, 'must be a list') },
  'must have what, here and others',
);

/** What others offer, as their own pages said it on a day. Nobody is compared without a row in which others are ahead. */
export const comparisonSchema = z
  .strictObject(
    {
      asOf: day,
      note: z.nullable(text(300)),
      products: listOf(
        z.strictObject(
          { name: text(40), kind: text(40), page: text(120), read: day },
          'must have name, kind, page and read',
        ),
        MOST_PRODUCTS,
      ),
      rows: listOf(row, MOST_ROWS),
      aheadElsewhere: listOf(row, MOST_ROWS),
    },
    'must have asOf, note, products, rows and aheadElsewhere, or be null',
  )
  .check((context) => {
    const { products, rows, aheadElsewhere } = context.value;
    for (const [key, list] of Object.entries({ rows, aheadElsewhere })) {
      for (const [index, { others }] of list.entries()) {
        if (others.length !== products.length) {
          context.issues.push({
            code: 'custom',
            path: [key, index, 'others'],
            message: `must hold ${products.length}, one for each product`,
            input: others,
          });
        }
      }
    }
  });

export type Comparison = z.infer<typeof comparisonSchema>;
