import { Outlet } from 'react-router';
import { Footer } from '#web/app/shell/footer.tsx';
import { PublicHeader } from '#web/app/shell/public-header.tsx';
import { PublicSession } from '#web/app/shell/public-session.tsx';

/** Around every public page; the page brings its own main. */
export const PublicLayout = () => (
  <div>
    <PublicHeader />
    <PublicSession />
    <div className="min-h-[calc(100dvh-var(--top-bar))]">
      <Outlet />
    </div>
    <Footer className="max-w-6xl" />
  </div>
);
