import * as z from 'zod/mini';
import file from '#content/roadmap.json' with { type: 'json' };
import { roadmapStages } from '#domain/content/roadmap-stages.ts';
import { describeIssue } from '#domain/content/describe-issue.ts';

const text = (most: number) => {
  const rule = `must be a text of 1 to ${most} characters`;
  return z.string(rule).check(z.minLength(1, rule), z.maxLength(most, rule));
};
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z
    .array(item, 'must be a list, which may be empty')
    .check(z.maxLength(most, `must be a list of ${most} at most`));

const entry = z.strictObject(
  {
    title: text(60),
    text: text(200),
    /** The pages it is about, where it is about pages. */
    paths: list(
      z
        .string('must be a path such as /tasks')
        .check(z.regex(/^\/[a-z0-9/-]{0,60}$/, 'must be a path such as /tasks')),
      8,
    ),
  },
  'must have a title, a text and paths',
);

const roadmapSchema = z.strictObject({
  'ABOUT THIS FILE': z.optional(z.string('must be a text')),
  done: list(entry, 40),
  inTheWorks: list(entry, 12),
  next: list(entry, 12),
  later: list(entry, 24),
  notPlanned: list(entry, 12),
});

export type Roadmap = z.infer<typeof roadmapSchema>;
export type RoadmapEntry = z.infer<typeof entry>;

const entriesOf = (roadmap: Roadmap): readonly RoadmapEntry[] => [
  ...roadmapStages.flatMap((stage) => roadmap[stage]),
  ...roadmap.notPlanned,
];

const twice = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index);

/** What a schema of one entry cannot see. */
const mistakeIn = (roadmap: Roadmap): string | undefined => {
  const entries = entriesOf(roadmap);
  const title = twice(entries.map((one) => one.title));
  if (title !== undefined) return `the title “${title}” stands there twice`;
  const path = twice(entries.flatMap((one) => one.paths));
  return path === undefined ? undefined : `the path ${path} stands there twice`;
};

/** Throws one sentence that says what is wrong. */
export const parseRoadmap = (content: unknown): Roadmap => {
  const parsed = roadmapSchema.safeParse(content);
  const mistake = parsed.success ? mistakeIn(parsed.data) : describeIssue(parsed.error.issues[0]);
  if (mistake !== undefined || !parsed.success) throw new Error(`content/roadmap.json: ${mistake}`);
  return parsed.data;
};

export const roadmap = parseRoadmap(file);
