import type { RecordKind } from '#domain/records/record-registry.ts';
import { recordKinds } from '#domain/records/record-registry.ts';
import { countOfKind, kindOfTable, kindWords } from '#domain/restore-points/kind-words.ts';
import type { PointReason } from '#domain/restore-points/point-reason.ts';
import type { KindPreview, PointExample } from '#domain/restore-points/restore-point.ts';

const reasons: Readonly<Record<PointReason, string>> = {
  import: 'Before an import',
  restore: 'Before you went back',
  bulk: 'Before many changes at once',
  'fresh-start': 'Before a fresh start',
  daily: 'Before the first change of the day',
  'by-hand': 'Made by you',
};

export const reasonWords = (why: PointReason): string => reasons[why];

/** One kind of the preview, with its words. */
export interface PreviewedKind extends KindPreview {
  readonly record: RecordKind;
  /** Whether it is chosen before anybody chose. */
  readonly usual: boolean;
  /** "2 tasks come back, 1 task changes back." */
  readonly sentence: string;
}

const sentence = (kind: RecordKind, { back, changed, gone }: KindPreview): string => {
  const parts = [
    ...(back === 0 ? [] : [`${countOfKind(kind, back)} ${back === 1 ? 'comes' : 'come'} back`]),
    ...(changed === 0
      ? []
      : [
          `${countOfKind(kind, changed)} ${changed === 1 ? 'changes' : 'change'} back to how ${changed === 1 ? 'it was' : 'they were'}`,
        ]),
    ...(gone === 0
      ? []
      : [
          `${countOfKind(kind, gone)} made since ${gone === 1 ? 'is' : 'are'} deleted, and can be brought back for 30 days`,
        ]),
  ];
  return `${parts.join('. ')}.`;
};

/** What the server found, in the order of the registry; a kind that this version does not know is not offered. */
export const previewedKinds = (found: readonly KindPreview[]): readonly PreviewedKind[] =>
  found
    .flatMap((one): readonly PreviewedKind[] => {
      const record = kindOfTable(one.kind);
      if (record === null) return [];
      return [{ ...one, record, usual: kindWords(record).sort === 'plan', sentence: sentence(record, one) }];
    })
    .toSorted((a, b) => recordKinds.indexOf(a.record) - recordKinds.indexOf(b.record));

const fieldNames: Readonly<Record<string, string>> = {
  title: 'title',
  name: 'name',
  text: 'words',
  description: 'notes',
  outcome: 'outcome',
  reward_text: 'reward',
  estimated_minutes: 'minutes',
  energy: 'energy',
  state: 'state',
  done_at: 'whether it is done',
  do_on: 'day',
  do_at: 'time',
  do_until: 'time',
  due_on: 'day it is due',
  project_id: 'project',
  position: 'place in the list',
  repeat_rule: 'how it repeats',
  focus_minutes: 'length of focus',
  note: 'note',
};

const naming = ['title', 'name', 'text', 'intention', 'what', 'at', 'started_at', 'heard_at'] as const;

const nameOf = (row: PointExample['now']): string => {
  for (const field of naming) {
    const value = row[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
};

/** One record in words: its name now, and which of its fields would change; '' where it has no words of its own. */
export interface ExampleWords {
  readonly name: string;
  /** Null where nothing but its being there changes. */
  readonly fields: string | null;
  /** Its name at the point, where that was another one. */
  readonly before: string | null;
}

export const exampleWords = ({ what, was, now }: PointExample): ExampleWords => {
  const name = nameOf(now);
  if (what !== 'changed' || was === null) return { name, fields: null, before: null };
  const changed = Object.keys(now).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(was[field]),
  );
  const known = [...new Set(changed.flatMap((field) => fieldNames[field] ?? []))];
  const before = nameOf(was);
  return {
    name,
    fields: [...known, ...(known.length === 0 ? ['details'] : [])].join(', '),
    before: before === name ? null : before,
  };
};
