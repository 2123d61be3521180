import type { RecordKind, Records } from '#domain/records/record-registry.ts';

/**
 * Fields to set. A record that is not there yet has to come whole; `deleted` takes it away or brings it back. `whenNew`
 * makes a record that two devices may make at the same time under the same id: it counts as written before everything
 * else, so that making it again never overwrites what anybody did with it since.
 */
export type Change = {
  readonly [Kind in RecordKind]: {
    readonly kind: Kind;
    readonly id: string;
    readonly fields?: Partial<Omit<Records[Kind], 'id'>>;
    readonly whenNew?: Omit<Records[Kind], 'id'>;
    readonly deleted?: boolean;
  };
}[RecordKind];
