import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Starts the built shop with settings that it must refuse; answers its exit code and what it says. */
export async function startRefused(settings: NodeJS.ProcessEnv): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      INSTALLATION: 'local',
      DATABASE_URL: '',
      SESSION_SECRET: '',
      ...settings,
    },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}
