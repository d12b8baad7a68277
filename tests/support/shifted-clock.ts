// Loaded before a shop (`node --import`): its clock can then be put forward and back while it runs. A request to the
// port of CLOCK_PORT names in its path the milliseconds that the clock is to be ahead of the true one.
import { createServer } from 'node:http';

const TrueDate = Date;
let aheadMs = 0;

class ShiftedDate extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(TrueDate.now() + aheadMs);
    else super(...(given as [number]));
  }
  static override now() {
    return TrueDate.now() + aheadMs;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

createServer((request, response) => {
  aheadMs = Number(request.url?.slice(1));
  response.end(new Date().toISOString());
})
  .listen(Number(process.env.CLOCK_PORT), '127.0.0.1')
  .unref();
