import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { WaitingPage } from '#web/features/auth/waiting-for-host.tsx';
import { afterPaint } from '#web/platform/after-paint.ts';
import { sayPageIsThere } from '#web/platform/page-there.ts';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

type Page = ComponentType<object>;

const isComponent = (value: unknown): value is Page => typeof value === 'function';

/** The page of a lazily loaded module: its export named Page. */
export const componentOf = (module: object): { readonly default: Page } => {
  const page: unknown = 'Page' in module ? module.Page : undefined;
  if (!isComponent(page)) throw new Error('Route component not found');
  return { default: page };
};

/** Beside a page, where it has an effect only once nothing of the page is waited for; said when the page can be seen. */
const There = (): null => {
  useEffect(() => void afterPaint().then(sayPageIsThere), []);
  return null;
};

const loading = (
  <WaitingPage>
    <FullPageSpinner text="Loading page…" />
  </WaitingPage>
);

export interface LazyPage {
  readonly element: ReactElement;
  /** Loads the page before it is drawn, so that text that is there already is not replaced by a spinner. */
  readonly preload: () => Promise<void>;
  /** To be told once it is seen that the page failed: React may draw it several times before, and that is no new attempt. */
  readonly failed: () => void;
}

const reload = (): void => {
  if (navigator.onLine) location.reload();
};

/** Spec 1 §2: every page is loaded on demand, with a spinner meanwhile. */
export const lazyPage = (load: () => Promise<object>, startOver = reload): LazyPage => {
  let arrived: Page | null = null;
  const loadComponent = async (): Promise<{ readonly default: Page }> => {
    const component = componentOf(await load());
    arrived = component.default;
    return component;
  };
  // React keeps what failed once: a page that is tried again needs a new attempt, not the old answer.
  const attempt = (isAnother: boolean) =>
    lazy(() =>
      loadComponent().catch((error: unknown) => {
        // Some browsers keep the failure of a module for as long as the document lives: who tries again gets a new one.
        if (isAnother) startOver();
        throw error;
      }),
    );
  let Arriving = attempt(false);
  const LazyPage = () => {
    // A page that is here already needs no boundary, so that coming back to it never blinks.
    const [Drawn] = useState(() => arrived ?? Arriving);
    const page = (
      <>
        <Drawn />
        <There />
      </>
    );
    if (Drawn === arrived) return page;
    return <Suspense fallback={loading}>{page}</Suspense>;
  };
  return {
    element: <LazyPage />,
    preload: async () => {
      await loadComponent();
    },
    failed: () => {
      Arriving = attempt(true);
    },
  };
};
