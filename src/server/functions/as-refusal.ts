import { DatabaseError } from 'pg';
import { FunctionError } from './function-error.ts';

/** The database says by its code which HTTP status it means. */
const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') return new FunctionError(403, 'forbidden', error.message);
  if (error.code === '22023') return new FunctionError(400, 'invalid_request', error.message);
  if (error.code === 'P0002') return new FunctionError(404, 'not_found', error.message);
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  if (status === undefined) return error;
  return new FunctionError(Number(status), status === '428' ? 'reauthenticate' : 'refused', error.message);
};

/** For the end of what asks a procedure. */
export const refuse = (error: unknown): never => {
  throw asRefusal(error);
};
