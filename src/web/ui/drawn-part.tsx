import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { useNearViewport } from '#web/ui/use-near-viewport.ts';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

// React leaves what is inside alone until its code is there.
const asItWasDrawn = { __html: '' };

const stopsOf = (part: HTMLElement): readonly HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('a, button, input, [tabindex]'),
];

/** What somebody did in the drawing before its code arrived, done again in the living part. */
const carryOver = (drawing: HTMLElement, part: HTMLElement, pressed: Element | null): void => {
  const before = stopsOf(drawing);
  for (const [index, control] of stopsOf(part).entries()) {
    const old = before[index];
    if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) control.value = old.value;
    if (old !== undefined && old === document.activeElement) control.focus({ preventScroll: true });
    if (old !== undefined && old === pressed) control.click();
  }
};

/** The drawing, and in its place the living part as soon as somebody comes near. */
const DrawnPart = ({ load }: { readonly load: () => Promise<ComponentType> }) => {
  const [drawing, near] = useNearViewport<HTMLDivElement>();
  const [presses, setPresses] = useState(0);
  const [Live, setLive] = useState<ComponentType | null>(null);
  const [isTaken, setTaken] = useState(false);
  const pressed = useRef<Element | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // It changes with every press: after a fetch that failed, the next one tries again.
  const need = presses + (near ? 1 : 0);
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest('button, input') : null;
      // A link leads on without any code.
      if (control === null) return;
      event.preventDefault();
      pressed.current = control;
      setPresses((before) => before + 1);
    };
    const { current } = drawing;
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, [drawing]);
  useEffect(() => {
    if (need === 0) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setLive(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [need, load]);
  // Both are there for a moment that nobody sees.
  useLayoutEffect(() => {
    if (Live === null || drawing.current === null || part.current === null) return;
    carryOver(drawing.current, part.current, pressed.current);
    setTaken(true);
  }, [Live, drawing]);
  return (
    <>
      {!isTaken && <div ref={drawing} suppressHydrationWarning dangerouslySetInnerHTML={asItWasDrawn} />}
      {Live !== null && (
        <div ref={part}>
          <Live />
        </div>
      )}
    </>
  );
};

/**
 * A part of a public page that one reads first and then perhaps uses. Where the page was drawn at build time it stands there as
 * it was drawn; its code comes when somebody comes near, and what they pressed or typed meanwhile counts. Its text fields keep
 * their own text. The build has to load it first.
 */
export const createDrawnPart = (load: () => Promise<ComponentType>) => {
  const { preload, Part } = createLazyPart(load);
  const Drawn = () => {
    const taken = useSyncExternalStore(never, no, yes);
    // How it began counts: what was taken over once is not drawn again.
    const [still] = useState(taken && typeof document !== 'undefined');
    return still ? (
      <DrawnPart load={preload} />
    ) : (
      <div>
        <Part />
      </div>
    );
  };
  return { preload, Part: Drawn };
};
