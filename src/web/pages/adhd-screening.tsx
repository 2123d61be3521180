import { useSearchParams } from 'react-router';
import { Screening } from '#web/features/screening/screening.tsx';

export const Page = () => {
  const [parameters] = useSearchParams();
  const mode = parameters.get('mode') === 'full' ? 'full' : 'standard';
  return (
    <main id="main" className="mx-auto w-full max-w-4xl px-5 pt-6 pb-24 sm:px-6 lg:pt-14">
      <Screening key={mode} mode={mode} />
    </main>
  );
};
