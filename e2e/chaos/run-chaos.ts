import { buildPackage } from '../../scripts/lib/build';
import { ApiProcesses } from '../support/api-processes';
import { Backend } from '../support/backend';
import { Random } from '../support/random';
import { signInMany } from '../support/signed-in';
import { AttemptRun } from './attempt-run';
import { Attempts } from './attempts';
import { check } from './checks';
import { randomPlan } from './plan';
import { ProcessSupervisor } from './process-supervisor';
import { Report } from './report';
import { Supervisor } from './supervisor';

/** Faults are to meet many tests at once, and two cores are to bear it. */
const STARTS_A_SECOND = 4;
const ATTEMPTS_A_FAULT = 10;
const LEAST_FAULTS = 3;

export interface Size {
  seed: number;
  attempts: number;
  /** API processes; with more than one the engine is one of theirs. */
  processes: number;
}

/** Children take tests on a real API while everything goes wrong. Tells what became of their answers. */
export async function runChaos({ seed, attempts: count, processes }: Size): Promise<Report> {
  await buildPackage('api');
  const random = new Random(seed);
  const backend = await (processes === 1 ? Backend.start() : ApiProcesses.start({ processes }));
  try {
    const attempts = new Attempts(backend.db);
    const children = await signInMany(backend.db, 'student', count);
    const runs = children.map((child) => {
      const own = random.fork();
      const plan = randomPlan(own, (count / STARTS_A_SECOND) * 1_000);
      return new AttemptRun(child, plan, own, backend.apiPort, attempts);
    });
    const supervisor = supervisorOf(backend, random.fork());
    const processFaults = supervisor.run(Math.max(LEAST_FAULTS, count / ATTEMPTS_A_FAULT));
    await Promise.all([processFaults, ...runs.map((run) => run.run())]);
    const stored = await attempts.allSubmitted();
    return new Report(
      seed,
      runs,
      supervisor.faults,
      runs.map((run) => check(run, stored)),
    );
  } finally {
    await backend.close();
  }
}

function supervisorOf(backend: Backend | ApiProcesses, random: Random): Supervisor | ProcessSupervisor {
  return backend instanceof Backend ? new Supervisor(backend, random) : new ProcessSupervisor(backend, random);
}
