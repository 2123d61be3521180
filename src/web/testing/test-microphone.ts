import { vi } from 'vitest';

/** What a browser records with, which hears as many bytes as it is told to. */
const recorderHearing = (bytes: number) =>
  class extends EventTarget {
    static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
    readonly mimeType = 'audio/webm';
    state = 'inactive';

    start(): void {
      this.state = 'recording';
    }

    stop(): void {
      this.state = 'inactive';
      const data = new Blob(['s'.repeat(bytes)]);
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  };

interface TestMicrophone {
  /** The name of the error the browser refuses with. */
  readonly refuses?: string;
  readonly bytes?: number;
}

/** A microphone at the browser's edge. `asked()` says how often it was asked for, `open()` how many are still open. */
export const plugInMicrophone = ({ refuses, bytes = 1000 }: TestMicrophone = {}) => {
  let asked = 0;
  let open = 0;
  const getUserMedia = async () => {
    asked += 1;
    if (refuses !== undefined) throw new DOMException('refused', refuses);
    open += 1;
    const track = Object.assign(new EventTarget(), {
      stop: () => {
        open -= 1;
      },
    });
    return { getTracks: () => [track] };
  };
  vi.stubGlobal('MediaRecorder', recorderHearing(bytes));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return { asked: () => asked, open: () => open };
};
