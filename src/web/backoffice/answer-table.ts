type Body = string | ReadableStream<Uint8Array>;

const answerFile = (body: Body, name: string, type: string) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/** A table that staff take away as CSV; nobody keeps it. `name` is that of the file, without its ending. */
export const answerCsv = (body: Body, name: string) =>
  answerFile(body, `${name}.csv`, 'text/csv; charset=utf-8; header=present');

/** The same, sent in parts as they are made; who stops reading stops the making. */
export function answerCsvLines(parts: AsyncGenerator<string, void>, name: string) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return answerCsv(body, name);
}

/** The same as a spreadsheet. */
export const answerXlsx = (body: Body, name: string) =>
  answerFile(body, `${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');

/** Texts for translators as XLIFF 1.2. */
export const answerXliff = (body: Body, name: string) =>
  answerFile(body, `${name}.xlf`, 'application/xliff+xml');
