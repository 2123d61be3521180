import { type Licence, licenceOf } from '#domain/licence/licence-answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { connect } from '#web/platform/backend/connect.ts';

const read = (data: unknown): Licence => {
  try {
    return licenceOf(data);
  } catch (cause) {
    throw new AppError('unreadable', 'We couldn’t load your tier.', cause);
  }
};

export const readLicence = async (): Promise<Licence> => {
  const { backend } = await connect();
  return read(responseData(await backend.rpc('current_licence')));
};
