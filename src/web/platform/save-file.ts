/** Long enough for a slow disk, and for Firefox, which reads the address a moment after the click. */
const keptFor = 60_000;

/** Into the downloads, and nowhere else. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
