// The yardstick: node:http and nothing else, sending the same bytes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, BODY_FILE = '', CONTENT_TYPE = 'text/html', CONTENT_ENCODING = '' } = process.env;
const body = readFileSync(BODY_FILE);
const headers = {
  'content-type': CONTENT_TYPE,
  'content-length': body.length,
  ...(CONTENT_ENCODING === '' ? {} : { 'content-encoding': CONTENT_ENCODING }),
};

createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
}).listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
