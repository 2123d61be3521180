import { Link } from 'react-router';
import { readLicence } from '#web/features/licence/licence-queries.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';

/** Where a message stands at the desk, by the tier of whoever writes it. Where nobody can be asked it says nothing. */
export const PriorityLine = () => {
  const licence = useLoaded(readLicence);
  if (licence.state !== 'ready') return null;
  const held = licence.value.features.some(
    ({ feature, allowed }) => feature === 'prioritySupport' && allowed,
  );
  if (held) {
    return <p className="mt-8 text-lg">Your tier has priority support: your message is read first.</p>;
  }
  return (
    <p className="mt-8 text-lg text-muted">
      Every message is read. With Premium and above, yours is read first.{' '}
      <Link to="/features-pricing" className="underline underline-offset-4 hover:text-ink">
        See the tiers
      </Link>
    </p>
  );
};
