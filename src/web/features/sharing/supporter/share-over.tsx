import { HeartHandshake } from 'lucide-react';

interface ShareOverProps {
  readonly name: string;
  readonly endedBy: 'owner' | 'supporter' | 'time' | null;
  readonly hasNotes: boolean;
}

const words = (name: string, endedBy: ShareOverProps['endedBy']): string => {
  if (endedBy === 'supporter') return `You ended it. ${name} doesn’t share anything with you any more.`;
  if (endedBy === 'time') return 'The time you two agreed on is over. A new link can begin it again.';
  return `${name} has ended it, or its time is over. That’s how it’s meant to be: sharing is always a choice. It doesn’t have to mean anything about you.`;
};

/** Said kindly, since it is somebody’s good right. */
export const ShareOver = ({ name, endedBy, hasNotes }: ShareOverProps) => (
  <section className="rounded-3xl border border-line bg-surface p-6 sm:p-8">
    <h2 className="flex items-center gap-3 text-xl font-semibold">
      <HeartHandshake aria-hidden="true" className="size-6 shrink-0 text-calm" />
      This isn’t shared with you any more
    </h2>
    <p className="mt-3 text-lg text-muted">{words(name, endedBy)}</p>
    {hasNotes && <p className="mt-3 text-muted">Your own notes stay here for 90 days from that day.</p>}
  </section>
);
