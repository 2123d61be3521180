import { Link } from 'react-router';
import { ReanalysisTools } from '#web/features/music-analysis/reanalysis-tools.tsx';
import { Button } from '#web/ui/button.tsx';

/** Spec 2 §6: the re-analysis tools, for anybody who is signed in. */
export const HomeReanalysis = ({ userId }: { readonly userId: string }) => (
  <section aria-labelledby="home-uploads" className="rounded-3xl border border-line bg-surface p-6 sm:p-8">
    <h2 id="home-uploads" className="text-xl font-semibold">
      Your uploads
    </h2>
    <div className="mt-3">
      <ReanalysisTools userId={userId} />
    </div>
    <div className="mt-2 -ml-3.5">
      <Button asChild kind="plain" size="small">
        <Link to="/music-analysis-page">See what was measured</Link>
      </Button>
    </div>
  </section>
);
