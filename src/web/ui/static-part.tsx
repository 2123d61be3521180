import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

// React leaves what is inside alone: it was drawn at build time and has nothing that could be pressed.
const asItWasDrawn = { __html: '' };

const StaticPart = ({ Part }: { readonly Part: ComponentType }) => {
  const taken = useSyncExternalStore(never, no, yes);
  // How it began counts: what was taken over once is not drawn again.
  const [still] = useState(taken && typeof document !== 'undefined');
  return still ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={asItWasDrawn} />
  ) : (
    <div>
      <Part />
    </div>
  );
};

/**
 * A part of a public page that is text alone. Where the page was drawn at build time it stays as it is, and its code is never
 * fetched; anywhere else it is fetched and drawn. The build has to load it first.
 */
export const createStaticPart = (load: () => Promise<ComponentType>) => {
  const { preload, Part } = createLazyPart(load);
  return { preload, Part: () => <StaticPart Part={Part} /> };
};
