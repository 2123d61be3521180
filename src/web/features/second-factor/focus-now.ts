/** Where the person goes on after pressing something that is gone now. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();
