import { Button } from '#web/ui/button.tsx';

interface ShowMoreProps {
  /** A list that comes page by page. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The way to the next page of a list, where there is one. */
export const ShowMore = ({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) =>
  hasNextPage && (
    <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show more
    </Button>
  );
