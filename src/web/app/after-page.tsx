import { type ReactNode, Suspense } from 'react';
import { usePageIsThere } from '#web/platform/use-page-is-there.ts';

/** Nothing on the page waits for what is in here, and it waits for the page. */
export const AfterPage = ({ children }: { readonly children: ReactNode }) =>
  usePageIsThere() && <Suspense>{children}</Suspense>;
