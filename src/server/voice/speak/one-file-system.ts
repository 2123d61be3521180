/** WASI preview 1's own numbers. */
const errno = { success: 0, badDescriptor: 8, noSpace: 51, notPermitted: 63, cannotSeek: 70 } as const;
const kind = { device: 2, directory: 3, file: 4 } as const;
const DIRECTORY = 3;
const FILE = 4;
const everyRight = 0xffff_ffff_ffff_ffffn;

/** How a program tells that it has ended. */
export class ProgramEnd extends Error {
  override readonly name = 'ProgramEnd';
}

export interface OneFileSystem {
  readonly imports: WebAssembly.Imports;
  readonly attach: (memory: WebAssembly.Memory) => void;
  readonly written: () => Uint8Array;
}

/**
 * As much of a system as a program needs that reads its arguments and writes one file: everything else is refused. Not
 * Node's own, which did not survive a second program in the same thread.
 */
export const createOneFileSystem = (args: readonly string[], mostBytes: number): OneFileSystem => {
  const words = args.map((argument) => new TextEncoder().encode(`${argument}\0`));
  let memory = new WebAssembly.Memory({ initial: 0 });
  let file = new Uint8Array(64 * 1024);
  let size = 0;
  let position = 0;
  const view = (): DataView => new DataView(memory.buffer);
  const bytes = (from: number, length: number): Uint8Array => new Uint8Array(memory.buffer, from, length);

  const append = (piece: Uint8Array): boolean => {
    const end = position + piece.length;
    if (end > mostBytes) return false;
    if (end > file.length) {
      const larger = new Uint8Array(Math.max(end, file.length * 2));
      larger.set(file);
      file = larger;
    }
    file.set(piece, position);
    position = end;
    size = Math.max(size, end);
    return true;
  };

  const system = {
    args_sizes_get: (count: number, total: number): number => {
      view().setUint32(count, words.length, true);
      view().setUint32(
        total,
        words.reduce((sum, word) => sum + word.length, 0),
        true,
      );
      return errno.success;
    },
    args_get: (pointers: number, text: number): number => {
      let at = text;
      words.forEach((word, index) => {
        view().setUint32(pointers + index * 4, at, true);
        bytes(at, word.length).set(word);
        at += word.length;
      });
      return errno.success;
    },
    clock_time_get: (_clock: number, _precision: bigint, result: number): number => {
      view().setBigUint64(result, 0n, true);
      return errno.success;
    },
    fd_close: (): number => errno.success,
    fd_fdstat_set_flags: (): number => errno.success,
    fd_fdstat_get: (descriptor: number, result: number): number => {
      const type = descriptor === DIRECTORY ? kind.directory : descriptor === FILE ? kind.file : kind.device;
      bytes(result, 24).fill(0);
      view().setUint8(result, type);
      view().setBigUint64(result + 8, everyRight, true);
      view().setBigUint64(result + 16, everyRight, true);
      return errno.success;
    },
    fd_prestat_get: (descriptor: number, result: number): number => {
      if (descriptor !== DIRECTORY) return errno.badDescriptor;
      view().setUint8(result, 0);
      view().setUint32(result + 4, 1, true);
      return errno.success;
    },
    fd_prestat_dir_name: (_descriptor: number, path: number): number => {
      view().setUint8(path, '/'.charCodeAt(0));
      return errno.success;
    },
    fd_read: (_descriptor: number, _vectors: number, _count: number, result: number): number => {
      view().setUint32(result, 0, true);
      return errno.success;
    },
    fd_seek: (descriptor: number, offset: bigint, whence: number, result: number): number => {
      if (descriptor !== FILE) return errno.cannotSeek;
      const from = [0, position, size][whence] ?? 0;
      position = Math.max(0, Math.min(size, from + Number(offset)));
      view().setBigUint64(result, BigInt(position), true);
      return errno.success;
    },
    fd_write: (descriptor: number, vectors: number, count: number, result: number): number => {
      let total = 0;
      for (let i = 0; i < count; i += 1) {
        const from = view().getUint32(vectors + i * 8, true);
        const length = view().getUint32(vectors + i * 8 + 4, true);
        // What it would print is not looked at.
        if (descriptor === FILE && !append(bytes(from, length))) return errno.noSpace;
        total += length;
      }
      view().setUint32(result, total, true);
      return errno.success;
    },
    path_open: (...given: readonly unknown[]): number => {
      const [directory, , , , , , , , result] = given;
      if (directory !== DIRECTORY || typeof result !== 'number') return errno.notPermitted;
      view().setUint32(result, FILE, true);
      return errno.success;
    },
    proc_exit: (): never => {
      throw new ProgramEnd('The program has ended');
    },
  };

  return {
    imports: { wasi_snapshot_preview1: system },
    attach: (given) => {
      memory = given;
    },
    written: () => file.slice(0, size),
  };
};
