import { Link } from 'react-router';
import type { MemoryLookName } from '#domain/memory/memory-settings.ts';
import { useStore } from '#web/platform/use-store.ts';
import { suggestionsFound } from '#web/services/memory/suggestions-found.ts';
import { classNames } from '#web/ui/class-names.ts';

interface SuggestionHintProps {
  /** What is written on this page. */
  readonly places: readonly MemoryLookName[];
  readonly className?: string;
}

/** Says, once and quietly, that something written here could be remembered. */
export const SuggestionHint = ({ places, className }: SuggestionHintProps) => {
  const found = useStore(suggestionsFound);
  return (
    <div aria-live="polite" className={classNames('empty:hidden', className)}>
      {found !== null && places.includes(found.place) && (
        <Link
          to="/memory-assistant"
          onClick={() => suggestionsFound.set(null)}
          className="inline-flex min-h-[44px] items-center text-calm underline underline-offset-4 hover:text-ink"
        >
          {found.count === 1 ? '1 suggestion for your memory' : `${found.count} suggestions for your memory`}
        </Link>
      )}
    </div>
  );
};
