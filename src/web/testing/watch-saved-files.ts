import { vi } from 'vitest';

type Saved = (name: string, file: Blob) => void;

/** What goes into the downloads. The press on the link is caught: it would lead the page away. Until `restore`. */
export const watchSavedFiles = () => {
  const saved = vi.fn<Saved>();
  let latest = new Blob();
  const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) latest = file;
    return 'blob:saved';
  });
  const presses = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download, latest);
  });
  return {
    saved,
    restore: () => {
      addresses.mockRestore();
      presses.mockRestore();
    },
  };
};
