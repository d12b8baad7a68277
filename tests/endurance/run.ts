// npm run endure [rounds]: kills the shop and its database under order load, twenty times each, and shows the books.
import { endure } from './endure.ts';
import { WORLDS } from './world.ts';

const rounds = Number(process.argv[2] ?? 20);
const say = (text: string) => void process.stdout.write(`${text}\n`);

for (const [name, open] of Object.entries(WORLDS)) {
  say(`\nkill -9 of ${name}, ${rounds} times`);
  const world = await open();
  try {
    const done = await endure(world, rounds, ({ acknowledged, inDoubt, keptInDoubt, faults }) => {
      say(
        `  ${acknowledged} acknowledged, ${inDoubt} under way (${keptInDoubt} kept): ${faults.join('; ') || 'balanced'}`,
      );
    });
    const sum = (count: (round: (typeof done)[number]) => number) =>
      done.reduce((total, round) => total + count(round), 0);
    const faults = sum((round) => round.faults.length);
    say(
      `  ${done.length} rounds, ${sum((round) => round.acknowledged)} orders acknowledged, ${sum((round) => round.inDoubt)} under way, ${faults} faults`,
    );
    if (faults > 0) process.exitCode = 1;
  } finally {
    await world.end();
  }
}
