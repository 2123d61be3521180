import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { previewedKinds } from '#domain/restore-points/preview-words.ts';
import { pointPreviewQuery } from '#web/features/restore-points/points-queries.ts';
import { PreviewKind } from '#web/features/restore-points/preview-kind.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface PointPreviewProps {
  readonly id: string;
  readonly busy: boolean;
  readonly onGo: (kinds: readonly string[]) => void;
}

/** What would change, before anything does; and the way there. */
export const PointPreview = ({ id, busy, onGo }: PointPreviewProps) => {
  const { backend } = useConnection();
  const { data, isError, refetch } = useQuery(pointPreviewQuery(backend, id));
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  if (isError) {
    return (
      <ErrorPanel
        message="We couldn’t look at this point. Nothing was changed."
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return <Spinner size="sm" text="Looking at what would change…" className="min-h-24" />;
  }
  const kinds = previewedKinds(data);
  if (kinds.length === 0) {
    return <p className="py-3">Everything is as it was then. There’s nothing to go back to.</p>;
  }
  const chosen = kinds.filter(({ kind, usual }) => choices[kind] ?? usual).map(({ kind }) => kind);
  return (
    <div className="pb-3">
      <p className="pt-3 font-medium">If you go back to this point:</p>
      <ul className="divide-y divide-line">
        {kinds.map((kind) => (
          <PreviewKind
            key={kind.kind}
            kind={kind}
            chosen={chosen.includes(kind.kind)}
            onChoose={(wanted) => setChoices({ ...choices, [kind.kind]: wanted })}
          />
        ))}
      </ul>
      <p className="mt-2 text-muted">
        What isn’t ticked stays as it is. We make a point first, so you can undo this.
      </p>
      <Button
        kind="primary"
        className="mt-4"
        aria-disabled={busy || chosen.length === 0}
        onClick={() => !busy && chosen.length > 0 && onGo(chosen)}
      >
        <History aria-hidden="true" />
        Go back
      </Button>
      {chosen.length === 0 && <p className="mt-2 text-muted">Tick what should go back.</p>}
    </div>
  );
};
