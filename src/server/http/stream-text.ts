/**
 * A body that is written while it is read: each part is made when the last one has been taken. A failure breaks the body
 * off, so that nobody takes half of it for the whole.
 */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
