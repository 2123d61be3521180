import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { ownLinkOf, placeLinkOf } from '#web/platform/own-link.ts';
import { takeOverVisits } from '#web/platform/visit.ts';

/** Plain links and visits become steps of the router: what also serves a page without one asks for no more than that. */
export const useRouterVisits = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const handBack = takeOverVisits((path, how) => void navigate(path, how));
    const follow = (event: MouseEvent): void => {
      const to = ownLinkOf(event) ?? placeLinkOf(event);
      if (to === null || !isBuiltPath(to.pathname)) return;
      event.preventDefault();
      void navigate(to.pathname + to.search + to.hash);
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
      handBack();
    };
  }, [navigate]);
};
