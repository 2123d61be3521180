import type { AssistantEvent } from '#domain/assistant/assistant-request.ts';

// A proxy closes what is silent for a minute, and a slow machine may think for two.
const signOfLife = 15_000;

/** Server-sent events. Whoever leaves ends what makes them. */
export const eventStream = (
  events: AsyncGenerator<AssistantEvent>,
  { onFailure, onLeave }: { readonly onFailure: (error: unknown) => void; readonly onLeave?: () => void },
): Response => {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string): void => controller.enqueue(encoder.encode(text));
      const send = (event: AssistantEvent): void => write(`data: ${JSON.stringify(event)}\n\n`);
      const run = async (): Promise<void> => {
        try {
          for await (const event of events) send(event);
        } catch (error) {
          onFailure(error);
          send({ type: 'fallback', why: 'server_error' });
          send({ type: 'done' });
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
