/** What somebody signed with a wallet, by EIP-4361 or its sibling for Solana. */
export interface Web3Message {
  readonly scheme: string | undefined;
  readonly domain: string;
  readonly address: string;
  readonly statement: string | undefined;
  readonly uri: URL;
  readonly chainId: string | undefined;
  readonly nonce: string | undefined;
  readonly issuedAt: number;
  readonly expiresAt: number | undefined;
  readonly notBefore: number | undefined;
}

export type Chain = 'ethereum' | 'solana';

/** Its message says which line is wrong; it goes to the client as it is. */
export class MalformedMessageError extends Error {
  override readonly name = 'MalformedMessageError';
}

const names = { ethereum: 'Ethereum', solana: 'Solana' } as const;
/** In the order of EIP-4361. */
const fieldNames = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const;
type FieldName = (typeof fieldNames)[number];

export const parseWeb3Message = (text: string, chain: Chain): Web3Message => {
  if (/[^\n\P{Cc}]/u.test(text)) throw malformed('the message has control characters');
  const [first = '', address = '', ...rest] = text.split('\n');
  const header = new RegExp(
    `^(?:([a-z][a-z0-9+.-]*)://)?([^\\s/?#@]{1,255}) wants you to sign in with your ${names[chain]} account:$`,
  ).exec(first);
  if (header === null) throw malformed('the first line is not a sign-in request');
  const { statement, lines } = splitStatement(rest, chain);
  const fields = readFields(lines, chain);

  if (fields.get('Version') !== '1') throw malformed('Version must be 1');
  const uri = fields.get('URI') ?? '';
  if (!URL.canParse(uri)) throw malformed('URI is not an address');
  const chainId = fields.get('Chain ID');
  if (
    chain === 'ethereum' ? !/^[1-9]\d{0,17}$/.test(chainId ?? '') : !/^[\w:-]{1,64}$/.test(chainId ?? 'none')
  ) {
    throw malformed('Chain ID is not valid');
  }
  const nonce = fields.get('Nonce');
  if (nonce !== undefined && !/^[A-Za-z0-9]{8,256}$/.test(nonce)) throw malformed('Nonce is not valid');
  const issuedAt = timeOf(fields, 'Issued At');
  if (issuedAt === undefined) throw malformed('Issued At is missing');
  return {
    scheme: header[1],
    domain: header[2] ?? '',
    address,
    statement,
    uri: new URL(uri),
    chainId,
    nonce,
    issuedAt,
    expiresAt: timeOf(fields, 'Expiration Time'),
    notBefore: timeOf(fields, 'Not Before'),
  };
};

/** Between the address and the fields: an empty line, then perhaps a statement and another empty line. */
const splitStatement = (
  rest: readonly string[],
  chain: Chain,
): { readonly statement: string | undefined; readonly lines: readonly string[] } => {
  if (rest[0] !== '') throw malformed('an empty line is missing after the address');
  // EIP-4361 keeps the second empty line where there is no statement, Solana's wallets do not.
  if (rest[1] === '') return { statement: undefined, lines: rest.slice(2) };
  if (rest[2] === '') return { statement: rest[1], lines: rest.slice(3) };
  if (chain === 'solana') return { statement: undefined, lines: rest.slice(1) };
  throw malformed('an empty line is missing before the fields');
};

const readFields = (lines: readonly string[], chain: Chain): ReadonlyMap<FieldName, string> => {
  const resources = lines.findIndex(
    (line) => line === 'Resources:' || (chain === 'solana' && line === 'Resources'),
  );
  const own = resources === -1 ? lines : lines.slice(0, resources);
  if (resources !== -1 && !lines.slice(resources + 1).every((line) => /^- \S+$/.test(line))) {
    throw malformed('Resources are not a list');
  }
  const fields = new Map<FieldName, string>();
  let last = -1;
  for (const line of own) {
    const position = fieldNames.findIndex((name) => line.startsWith(`${name}: `));
    const name = fieldNames[position];
    if (name === undefined) throw malformed(`there is no field like ${JSON.stringify(line.slice(0, 40))}`);
    if (fields.has(name)) throw malformed(`${name} is there twice`);
    // Solana's wallets and clients do not agree on an order, so there is none to insist on.
    if (chain === 'ethereum' && position < last) throw malformed(`${name} is in the wrong place`);
    fields.set(name, line.slice(name.length + 2));
    last = position;
  }
  return fields;
};

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i;

const timeOf = (fields: ReadonlyMap<FieldName, string>, name: FieldName): number | undefined => {
  const text = fields.get(name);
  if (text === undefined) return undefined;
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw malformed(`${name} is not a time`);
  return time;
};

const malformed = (message: string): MalformedMessageError => new MalformedMessageError(message);
