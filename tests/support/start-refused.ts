import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Starts the built shop with settings that it must refuse; answers its exit code, what it says and what it logs. */
export async function startRefused(
  settings: NodeJS.ProcessEnv,
): Promise<{ code: unknown; said: string; logged: string }> {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      INSTALLATION: 'local',
      DEMO_ACCOUNT: 'off',
      DATABASE_URL: '',
      SESSION_SECRET: '',
      ...settings,
    },
  });
  const [logged, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, logged };
}
