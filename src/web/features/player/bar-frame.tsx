import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { putMusicBarAway } from '#web/services/player/music-bar.ts';
import { Button } from '#web/ui/button.tsx';

interface BarFrameProps {
  /** Whether it may go when somebody wants the page and nothing beside it. */
  readonly distraction?: boolean;
  readonly children?: ReactNode;
}

/** Stands along the bottom of every page, and tells the page how high it is, so that nothing ends up under it. */
export const BarFrame = ({ distraction, children }: BarFrameProps) => {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = inside.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--dock', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return (
    <section aria-label="Music" data-dock="always" data-distraction={distraction} className="dock">
      <div ref={inside}>
        {children}
        <Button
          kind="plain"
          size="icon"
          aria-label="Put the music bar away"
          className="dock-away"
          onClick={() => putMusicBarAway(true)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
};
