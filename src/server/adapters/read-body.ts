/** The text of an answer, which has to be UTF-8; throws as soon as it is longer than `bytesMax`, and reads no further. */
export async function readBody(response: Response, bytesMax: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let body = '';
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > bytesMax) throw new Error(`More than ${bytesMax} bytes`);
    body += decoder.decode(part, { stream: true });
  }
  return body + decoder.decode();
}
