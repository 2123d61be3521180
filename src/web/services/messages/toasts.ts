export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** Waits until a screen reader has finished its sentence. */
  readonly polite?: boolean;
  /** In milliseconds; the region's own without it. */
  readonly duration?: number | undefined;
}

// Spec 1 §9: one app toast at a time; a new one takes the place of the old.
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const set = (toast: Toast | null): void => {
  current = toast;
  for (const listener of listeners) listener();
};

export const showToast = (toast: Omit<Toast, 'id'>): void => {
  lastId += 1;
  set({ ...toast, id: lastId });
};

export const dismissToast = (id: number): void => {
  if (current?.id === id) set(null);
};

export const currentToast = (): Toast | null => current;

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
