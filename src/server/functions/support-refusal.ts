import { DatabaseError } from 'pg';
import { FunctionError, invalidRequest } from './function-error.ts';

/** The database says by its code which HTTP status it means, and by its hint which word. */
export const supportRefusal = (error: unknown): never => {
  if (!(error instanceof DatabaseError)) throw error;
  if (error.code === '42501') throw new FunctionError(403, 'forbidden', error.message);
  if (error.code === '22023') throw invalidRequest(error.message);
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  if (status === undefined) throw error;
  throw new FunctionError(Number(status), error.hint ?? 'refused', error.message);
};
