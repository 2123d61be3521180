import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { Toaster } from '#web/app/toaster.tsx';
import { AuthProvider } from '#web/features/auth/auth-context.tsx';

/** The same tree in the browser and at build time, where public pages are drawn before anybody asks. */
export const App = ({ router }: { readonly router: DataRouter }) => (
  <AuthProvider>
    <Toaster>
      <RouterProvider router={router} />
    </Toaster>
  </AuthProvider>
);
