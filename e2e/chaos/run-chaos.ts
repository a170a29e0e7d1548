import { buildPackage } from '../../scripts/lib/build';
import { Backend } from '../support/backend';
import { signInMany } from '../support/signed-in';
import { Attempts } from './attempts';
import { check } from './checks';
import { drawPlan } from './plan';
import { Random } from './random';
import { Report } from './report';
import { Sitting } from './sitting';
import { Supervisor } from './supervisor';

/** Faults are to meet many tests at once, and two cores are to bear it. */
const STARTS_A_SECOND = 4;
const ATTEMPTS_A_KILL = 10;
const LEAST_KILLS = 3;

export interface Size {
  seed: number;
  attempts: number;
}

/** Children take tests on a real API while everything goes wrong. Tells what became of their answers. */
export async function runChaos({ seed, attempts: count }: Size): Promise<Report> {
  await buildPackage('api');
  const random = new Random(seed);
  const backend = await Backend.start();
  try {
    const attempts = new Attempts(backend.db);
    const children = await signInMany(backend.db, 'student', count);
    const sittings = children.map((child) => {
      const own = random.fork();
      const plan = drawPlan(own, (count / STARTS_A_SECOND) * 1_000);
      return new Sitting(child, plan, own, backend.apiPort, attempts);
    });
    const supervisor = new Supervisor(backend, random.fork());
    const killing = supervisor.run(Math.max(LEAST_KILLS, count / ATTEMPTS_A_KILL));
    await Promise.all([killing, ...sittings.map((sitting) => sitting.run())]);
    const stored = await attempts.settled();
    return new Report(
      seed,
      sittings,
      supervisor.kills,
      sittings.map((sitting) => check(sitting, stored)),
    );
  } finally {
    await backend.close();
  }
}
