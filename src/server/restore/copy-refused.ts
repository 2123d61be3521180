import { type CopyRefusal, copyRefusals } from '#domain/restore/copy-refusals.ts';

/** A file that is not put back, with nothing changed. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
  readonly code: CopyRefusal;

  constructor(code: CopyRefusal, options: ErrorOptions = {}) {
    super(copyRefusals[code], options);
    this.code = code;
  }
}
