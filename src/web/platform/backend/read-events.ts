/** Reads server-sent events to their end and hands on the data of each, still unparsed. */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  onEvent: (data: unknown) => void,
): Promise<void> => {
  const words = new TextDecoder();
  const reader = body.getReader();
  let heard = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // An event ends with an empty line; the rest of one that came in pieces is still on its way.
    const pieces = (heard + words.decode(value, { stream: true })).split('\n\n');
    heard = pieces.pop() ?? '';
    for (const piece of pieces) {
      if (piece.startsWith('data:')) onEvent(JSON.parse(piece.slice(5)));
    }
  }
};
