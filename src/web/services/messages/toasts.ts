import { createStore } from '#web/platform/store.ts';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** A second thing one may want at once, before the first in order. */
  readonly also?: ToastAction | undefined;
  /** Waits until a screen reader has finished its sentence. */
  readonly polite?: boolean;
  /** In milliseconds; the region's own without it. */
  readonly duration?: number | undefined;
}

// Spec 1 §9: one app toast at a time; a new one takes the place of the old.
const current = createStore<Toast | null>(null);
let lastId = 0;

export const showToast = (toast: Omit<Toast, 'id'>): void => {
  lastId += 1;
  current.set({ ...toast, id: lastId });
};

export const dismissToast = (id: number): void => {
  if (current.get()?.id === id) current.set(null);
};

export const currentToast = current.get;

export const watchToasts = current.subscribe;
