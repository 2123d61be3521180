import { dismissToast, type Toast } from '#web/services/messages/toasts.ts';
import { ToastCard, ToastRegion } from '#web/ui/toast.tsx';

export const ToastBoard = ({ toast }: { readonly toast: Toast | null }) => (
  <ToastRegion>
    {toast && (
      <ToastCard
        key={toast.id}
        title={toast.title}
        description={toast.description}
        action={toast.action}
        also={toast.also}
        polite={toast.polite}
        duration={toast.duration}
        onClose={() => dismissToast(toast.id)}
      />
    )}
  </ToastRegion>
);
