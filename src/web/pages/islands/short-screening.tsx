import { Screening } from '#web/features/screening/screening.tsx';

export const ShortScreening = () => <Screening mode="standard" />;
