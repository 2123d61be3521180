import { Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import {
  countActiveFilters,
  genresIn,
  type LibraryFilter,
  type LibraryOrder,
  filterTracks,
  noFilter,
} from '#domain/music/library-filter.ts';
import { queryLimits } from '#domain/search/search-query.ts';
import { LibraryFilters } from '#web/features/music/library-filters.tsx';
import { LibraryTrouble } from '#web/features/music/library-trouble.tsx';
import type { TrackChoices, TrackPicture } from '#web/features/music/music-props.ts';
import { MoodTiles } from '#web/features/music/mood-tiles.tsx';
import { BannedTracks } from '#web/features/music/banned-tracks.tsx';
import { TrackList } from '#web/features/music/track-list.tsx';
import { usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const orders = [
  { value: 'title', label: 'Title' },
  { value: 'tempo', label: 'Tempo' },
  { value: 'helped', label: 'Helped you' },
] as const;

const countWords = (shown: number, all: number): string => {
  const tracks = all === 1 ? '1 track' : `${all} tracks`;
  return shown === all ? tracks : `${shown} of ${tracks}`;
};

interface LibraryBrowserProps {
  readonly choices: TrackChoices;
  readonly Picture: TrackPicture;
}

/** The whole library: search, filters, order, and the tracks themselves. */
export const LibraryBrowser = ({ choices, Picture }: LibraryBrowserProps) => {
  const { library } = usePlayerView();
  const [filter, setFilter] = useState<LibraryFilter>(noFilter);
  const [order, setOrder] = useState<LibraryOrder>('title');
  const wanted = useDeferredValue(filter);
  const searchId = useId();
  const genres = useMemo(() => genresIn(library), [library]);
  const tracks = useMemo(
    () => filterTracks(library, wanted, order, choices),
    [library, wanted, order, choices],
  );
  const all = library.filter(({ id }) => !choices.banned.has(id)).length;
  const chosen = countActiveFilters(filter);
  const filters = <LibraryFilters filter={filter} genres={genres} onChange={setFilter} />;
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
      <section aria-label="Filters" className="max-lg:hidden">
        <h2 className="mb-5 text-xl font-semibold">Filters</h2>
        {filters}
      </section>
      <div className="min-w-0">
        <LibraryTrouble />
        <MoodTiles mood={filter.mood} onChange={(mood) => setFilter({ ...filter, mood })} />
        <search className="mt-6 block">
          <label htmlFor={searchId} className="text-muted">
            Find a track, a style or a word
          </label>
          <div className="relative mt-2">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-muted"
            />
            <input
              id={searchId}
              type="search"
              autoComplete="off"
              maxLength={queryLimits.characters}
              value={filter.text}
              onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
              className="min-h-12 w-full rounded-full border border-edge bg-surface pr-5 pl-13 text-lg text-ink"
            />
          </div>
        </search>
        <Disclosure
          name="Filters"
          size="small"
          hint={chosen === 0 ? undefined : `${chosen} chosen`}
          className="mt-2 lg:hidden"
        >
          <div className="py-4">{filters}</div>
        </Disclosure>
        <div className="mt-3 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mt-5">
          <output className="text-muted">{countWords(tracks.length, all)}</output>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span aria-hidden="true" className="text-muted">
              Sort by
            </span>
            <ChoiceChips label="Sort by" choices={orders} value={order} onChange={setOrder} shareRow />
          </div>
        </div>
        {tracks.length > 0 && <TrackList tracks={tracks} choices={choices} Picture={Picture} />}
        {tracks.length === 0 && library.length > 0 && (
          <div className="rounded-3xl border border-line bg-surface p-8 text-center">
            <p className="text-lg">No tracks match all of that.</p>
            <Button className="mt-4" onClick={() => setFilter(noFilter)}>
              Show everything
            </Button>
          </div>
        )}
        <div className="mt-8">
          <BannedTracks library={library} banned={choices.banned} onUnban={choices.onUnban} />
        </div>
      </div>
    </div>
  );
};
