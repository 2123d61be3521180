/** In hexadecimal; null where the browser does not hash, which is so without https. */
export const hashOf = async (file: Blob): Promise<string | null> => {
  if (typeof crypto.subtle === 'undefined') return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const timeoutMs = 10_000;

/** How long the sound is, as the browser reads it; null where it cannot. */
export const secondsOf = async (file: Blob): Promise<number | null> => {
  const address = URL.createObjectURL(file);
  const element = new Audio();
  const seconds = await new Promise<number | null>((resolve) => {
    setTimeout(() => resolve(null), timeoutMs);
    element.addEventListener('loadedmetadata', () => resolve(element.duration));
    element.addEventListener('error', () => resolve(null));
    element.preload = 'metadata';
    element.src = address;
  });
  element.removeAttribute('src');
  URL.revokeObjectURL(address);
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};
