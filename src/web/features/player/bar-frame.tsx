import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { putMusicBarAway } from '#web/services/player/music-bar.ts';
import { Button } from '#web/ui/button.tsx';
import { heightProperty } from '#web/ui/height-property.ts';

const dockHeight = heightProperty('--dock');

interface BarFrameProps {
  /** Whether it may go when somebody wants the page and nothing beside it. */
  readonly distraction?: boolean;
  readonly children?: ReactNode;
}

/** Stands along the bottom of every page, and tells the page how high it is, so that nothing ends up under it. */
export const BarFrame = ({ distraction, children }: BarFrameProps) => (
  <section aria-label="Music" data-distraction={distraction} className="dock">
    <div ref={dockHeight}>
      {children}
      <Button
        kind="plain"
        size="icon"
        aria-label="Hide the music bar"
        className="dock-away"
        onClick={() => putMusicBarAway(true)}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  </section>
);
