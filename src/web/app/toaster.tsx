import { type ReactNode, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, watchToasts } from '#web/platform/toasts.ts';
import { ToastCard, ToastRegion } from '#web/ui/toast.tsx';

export const Toaster = ({ children }: { readonly children: ReactNode }) => {
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  return (
    <>
      {children}
      {toast && (
        <ToastRegion>
          <ToastCard
            key={toast.id}
            title={toast.title}
            description={toast.description}
            action={toast.action}
            onClose={() => dismissToast(toast.id)}
          />
        </ToastRegion>
      )}
    </>
  );
};
