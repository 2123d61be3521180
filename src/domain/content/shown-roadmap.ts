import file from '#content/roadmap.json' with { type: 'json' };
import type { Roadmap } from '#domain/content/roadmap.ts';

/** The same file for pages: the build has read it through its schema, which a visitor need not carry. */
export const shownRoadmap: Roadmap = file;
