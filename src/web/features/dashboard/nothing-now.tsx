import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';

/** In place of the Now card: the first visit, or everything is done. */
export const NothingNow = ({ finished }: { readonly finished: boolean }) => (
  <section className="flex flex-col items-center overflow-hidden rounded-3xl border border-line bg-surface p-8 text-center sm:p-10">
    <Fire level={finished ? 2 : 1} className="mb-6 w-32" />
    <h2 className="text-2xl font-semibold">{finished ? 'All done for now' : 'One small thing is enough'}</h2>
    <p className="mt-3 max-w-md text-lg text-muted">
      {finished
        ? 'Nothing is waiting. Rest counts too.'
        : 'Write down something that takes five minutes and how much energy it needs. Kindling shows it when you have that much.'}
    </p>
    <div className="mt-7 flex flex-wrap justify-center gap-2">
      <Button asChild kind="primary" size="large">
        <Link to="/add-task">{finished ? 'Add a task' : 'Add your first task'}</Link>
      </Button>
      <Button asChild kind="plain" size="large">
        <Link to="/focus">Just focus</Link>
      </Button>
    </div>
  </section>
);
