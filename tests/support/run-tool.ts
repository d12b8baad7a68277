import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs an operator's command as `npm run …` does, on the embedded database; answers its exit code and what it prints. */
export async function runTool(parameters: readonly string[], settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', CONFIRM: '', ...settings },
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said + complained };
}
