import { useSearchParams } from 'react-router';
import { Screening } from '#web/features/screening/screening.tsx';
import { ShortScreening } from '#web/pages/islands/short-screening.tsx';
import { createIsland } from '#web/ui/island.tsx';

const Short = createIsland('screening', ShortScreening);

export const Page = () => {
  const [parameters] = useSearchParams();
  return (
    <main id="main" className="mx-auto w-full max-w-4xl px-5 pt-6 pb-24 sm:px-6 lg:pt-14">
      {parameters.get('mode') === 'full' ? <Screening mode="full" /> : <Short />}
    </main>
  );
};
