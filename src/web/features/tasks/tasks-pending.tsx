import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** In place of the tasks while there are none to show: on their way, or not to be had just now. */
export const TasksPending = ({
  fetching,
  onRetry,
}: {
  readonly fetching: boolean;
  readonly onRetry: () => void;
}) =>
  fetching ? (
    <Spinner text="Loading..." className="mt-20" />
  ) : (
    <div className="mt-10">
      <ErrorPanel
        message="Your tasks could not be loaded. They are safe. Please try again in a moment."
        onRetry={onRetry}
      />
    </div>
  );
