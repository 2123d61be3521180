import type { RouteWords } from '#domain/coach/routing/care-words.ts';
import { Button } from '#web/ui/button.tsx';

interface CareCardProps {
  readonly care: RouteWords;
  /** Where it asks whether they are safe. */
  readonly onSafe?: (isSafe: boolean) => void;
}

/** For people before it is for us. It comes first, and calmly. */
export const CareCard = ({ care, onSafe }: CareCardProps) => (
  <section aria-label={care.title} className="rounded-3xl border border-calm bg-calm-soft p-5 sm:p-6">
    <h3 className="text-xl font-semibold">{care.title}</h3>
    <p className="mt-2 text-lg">{care.text}</p>
    {care.question !== null && <p className="mt-2 text-lg font-medium">{care.question}</p>}
    <ul className="mt-4 space-y-3">
      {care.people.map(({ who, what }) => (
        <li key={who}>
          <p className="font-medium">{who}</p>
          <p className="text-muted">{what}</p>
        </li>
      ))}
    </ul>
    {onSafe !== undefined && (
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => onSafe(true)}>I’m safe, go on</Button>
        <Button onClick={() => onSafe(false)}>Not really</Button>
      </div>
    )}
  </section>
);
