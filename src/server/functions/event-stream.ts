// A proxy closes what is silent for a minute, and a slow machine may think for two.
const signOfLife = 15_000;

interface Ends<Event> {
  /** What is sent last when something goes wrong on the way. */
  readonly onFailure: (error: unknown) => readonly Event[];
  readonly onLeave?: () => void;
}

/** Server-sent events. Whoever leaves ends what makes them. */
export const eventStream = <Event extends object>(
  events: AsyncGenerator<Event>,
  { onFailure, onLeave }: Ends<Event>,
): Response => {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string): void => controller.enqueue(encoder.encode(text));
      const send = (event: Event): void => write(`data: ${JSON.stringify(event)}\n\n`);
      const run = async (): Promise<void> => {
        try {
          for await (const event of events) send(event);
        } catch (error) {
          for (const event of onFailure(error)) send(event);
        }
        controller.close();
      };
      write(': listening\n\n');
      timer = setInterval(() => write(': still here\n\n'), signOfLife);
      void run()
        // There is nobody to tell any more.
        .catch(() => onLeave?.())
        .finally(() => clearInterval(timer));
    },
    cancel: () => {
      clearInterval(timer);
      onLeave?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
};
