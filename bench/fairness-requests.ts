import { z } from 'zod';

/** Where the host is, and how it is addressed. */
export const hostAddress = z.object({ url: z.string(), key: z.string() });
export type HostAddress = z.infer<typeof hostAddress>;

/** A request as bytes on the wire. Without a token it is a guest's. */
export type MakeRequest = (request: {
  readonly method: string;
  readonly path: string;
  /** The network it comes from, as a proxy would say it. */
  readonly from: string;
  readonly token?: string;
  readonly json?: string;
  readonly bytes?: Uint8Array;
  readonly headers?: string;
}) => Buffer;

export const requestsTo = ({ url, key }: HostAddress): MakeRequest => {
  const { host } = new URL(url);
  return ({ method, path, from, token, json, bytes, headers = '' }) => {
    const body = json === undefined ? bytes : Buffer.from(json);
    const head =
      `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\napikey: ${key}\r\n` +
      `Authorization: Bearer ${token ?? key}\r\nX-Forwarded-For: ${from}\r\nAccept: application/json\r\n` +
      (json === undefined ? '' : 'Content-Type: application/json\r\n') +
      (body === undefined ? '' : `Content-Length: ${String(body.length)}\r\n`);
    return Buffer.concat([Buffer.from(`${head}${headers}\r\n`), body ?? Buffer.alloc(0)]);
  };
};

/** One of sixteen million networks. */
export const networkNumber = (number: number): string =>
  `10.${String((number >> 16) & 255)}.${String((number >> 8) & 255)}.${String(number & 255)}`;
