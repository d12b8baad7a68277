import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['brotli', 'brotliAtOnce'])('what was packed is not kept by %s', (name) => {
  const module = new URL('../../src/server/http/response-cache/encodings.ts', import.meta.url).href;
  const bytesOfBody = 200_000;
  const bodies = 100;
  const script = `import { ${name} } from '${module}';
    let young;
    const pack = async () => void (await ${name}(Buffer.from(new Uint8Array(${bytesOfBody}).buffer), 3));
    const collectYoung = () => { for (let made = 0; made < 20_000; made++) young = { made, of: [made] }; };
    for (let at = 0; at < ${bodies}; at++) {
      await pack();
      collectYoung();
    }
    console.log(process.memoryUsage().arrayBuffers);`;
  const kept = execFileSync(process.execPath, [
    '--max-semi-space-size=1',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    script,
  ]);
  expect(Number(kept)).toBeLessThan((bodies * bytesOfBody) / 3);
});
