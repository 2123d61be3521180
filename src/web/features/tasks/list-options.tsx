import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** What the one line above the list has no room for. A press on anything marked `data-closes` closes it as well. */
export const ListOptions = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    button.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return undefined;
    const leaving = new AbortController();
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && area.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', leave, { signal: leaving.signal });
    document.addEventListener('focusin', leave, { signal: leaving.signal });
    return () => leaving.abort();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from anywhere inside
    <div
      ref={area}
      className="relative shrink-0"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        close();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-closes]') !== null) close();
      }}
    >
      <Button
        ref={button}
        kind="plain"
        size="icon"
        aria-label="List options"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </Button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-2 w-80 max-w-[calc(100vw-2.5rem)] space-y-5 rounded-3xl border border-edge bg-raised p-5 shadow-soft"
      >
        {open && children}
      </div>
    </div>
  );
};
