import { noLegalAdvice } from '#domain/coach/drafts/draft.ts';
import { tellingPage } from '#domain/coach/drafts/telling-page.ts';

const Side = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <section aria-label={title} className="rounded-3xl border border-line bg-surface p-5">
    <h3 className="text-lg font-medium">{title}</h3>
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

/** Both sides of telling at work, side by side, and questions for oneself. It takes no side. */
export const TellingPanel = () => (
  <div className="space-y-5">
    <p className="text-muted">
      Nobody can decide this for you, and not deciding now is fine too. Both sides, as even as we can write
      them.
    </p>
    <div className="grid gap-4 md:grid-cols-2">
      <Side title="What speaks for telling" lines={tellingPage.for} />
      <Side title="What speaks for not telling" lines={tellingPage.against} />
    </div>
    <Side title="Questions for yourself" lines={tellingPage.questions} />
    <p className="text-muted">{noLegalAdvice}</p>
  </div>
);
