import { useState } from 'react';
import { Link } from 'react-router';
import { ThreatSection } from '#web/features/security-desk/threats/threat-section.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const views = [
  { value: 'own', label: 'Your account' },
  { value: 'everybody', label: 'Everybody' },
] as const;
type View = (typeof views)[number]['value'];

const notes: Readonly<Record<View, string>> = {
  own: 'Sign-ins and actions that looked unusual. Most turn out to be you: a new phone, a trip, a VPN.',
  everybody:
    'What looked unusual on this site, by account. You see devices and rough places, never what people write.',
};

export const Page = () => {
  const [view, setView] = useState<View>('own');
  return (
    <>
      <PageHeading>Unusual activity</PageHeading>
      <p className="mt-3 text-lg text-muted">{notes[view]}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ChoiceChips label="Whose events" choices={views} value={view} onChange={setView} />
        <Button asChild kind="plain" className="max-sm:-ml-5">
          <Link to="/sessions">Your devices</Link>
        </Button>
      </div>
      <ThreatSection key={view} whose={view} />
    </>
  );
};
