/** A table that staff take away as CSV; nobody keeps it. `name` is that of the file, without its ending. */
export const answerCsv = (body: string | ReadableStream<Uint8Array>, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
