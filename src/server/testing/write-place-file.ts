import { writeFile } from 'node:fs/promises';

interface PlaceEntry {
  /** IPv4, such as `203.0.113.0/24`. */
  readonly network: string;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Value = string | number | readonly Value[] | { readonly [name: string]: Value } | Whole;

/** A whole number with as many bytes as the format wants for it. */
class Whole {
  readonly type: 5 | 6 | 9;
  readonly value: number;
  constructor(type: 5 | 6 | 9, value: number) {
    this.type = type;
    this.value = value;
  }
}

const types = { text: 2, double: 3, map: 7, list: 11 } as const;

/** The byte before every value: its type and size. Types from 8 on stand in a byte of their own, sizes from 29 on as well. */
const control = (type: number, size: number): Buffer => {
  const small = Math.min(size, 29);
  const first = ((type > 7 ? 0 : type) << 5) | small;
  return Buffer.from([first, ...(type > 7 ? [type - 7] : []), ...(size >= 29 ? [size - 29] : [])]);
};

const whole = ({ type, value }: Whole): Buffer => {
  const bytes = Buffer.from(value.toString(16).padStart(16, '0'), 'hex');
  const short = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
  const used = value === 0 ? Buffer.alloc(0) : short;
  return Buffer.concat([control(type, used.length), used]);
};

const encode = (value: Value): Buffer => {
  if (value instanceof Whole) return whole(value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value, 'utf8');
    return Buffer.concat([control(types.text, bytes.length), bytes]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return Buffer.concat([control(types.double, 8), bytes]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([control(types.list, value.length), ...value.map((item: Value) => encode(item))]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    control(types.map, entries.length),
    ...entries.flatMap(([name, item]: [string, Value]) => [encode(name), encode(item)]),
  ]);
};

const named = (name: string): Value => ({ names: { en: name } });

const recordOf = ({ country, region, city, latitude, longitude }: PlaceEntry): Value => ({
  country: named(country),
  subdivisions: [named(region)],
  city: named(city),
  location: { latitude, longitude },
});

const bitsOf = (network: string): readonly number[] => {
  const [address = '', prefix = '32'] = network.split('/');
  const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return Array.from(bits.join('').slice(0, Number(prefix)), Number);
};

/** A file in MaxMind's format (version 2), as small as it gets: a tree of address bits, then the records it leads to. */
const placeFile = (entries: readonly PlaceEntry[]): Buffer => {
  const nodes: Array<Array<number | undefined>> = [[]];
  const leaves = new Map<string, number>();
  const records: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bits = bitsOf(entry.network);
    let at = 0;
    for (const bit of bits.slice(0, -1)) {
      const node = nodes[at] ?? [];
      const next = node[bit] ?? nodes.push([]) - 1;
      node[bit] = next;
      at = next;
    }
    leaves.set(`${at} ${bits.at(-1)}`, offset);
    const record = encode(recordOf(entry));
    records.push(record);
    offset += record.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, node] of nodes.entries()) {
    for (const bit of [0, 1]) {
      const leaf = leaves.get(`${at} ${bit}`);
      const target = leaf === undefined ? (node[bit] ?? nodes.length) : nodes.length + 16 + leaf;
      tree.writeUIntBE(target, at * 6 + bit * 3, 3);
    }
  }
  const metadata = encode({
    node_count: new Whole(6, nodes.length),
    record_size: new Whole(5, 24),
    ip_version: new Whole(5, 4),
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: new Whole(5, 2),
    binary_format_minor_version: new Whole(5, 0),
    build_epoch: new Whole(9, 1_700_000_000),
    description: { en: 'Places for tests' },
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), ...records, marker, metadata]);
};

export const writePlaceFile = (file: string, entries: readonly PlaceEntry[]): Promise<void> =>
  writeFile(file, placeFile(entries));

/** Addresses that the standard keeps free for examples, put onto the map. */
export const testPlaces: readonly PlaceEntry[] = [
  {
    network: '203.0.113.0/24',
    country: 'Germany',
    region: 'Berlin',
    city: 'Berlin',
    latitude: 52.5163,
    longitude: 13.3777,
  },
  {
    network: '198.51.100.0/24',
    country: 'Japan',
    region: 'Tokyo',
    city: 'Tokyo',
    latitude: 35.6895,
    longitude: 139.6917,
  },
];
