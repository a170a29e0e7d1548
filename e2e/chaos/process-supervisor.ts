import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcesses } from '../support/api-processes';
import type { Random } from '../support/random';

/**
 * Kills any one of several processes at moments that nobody can foresee, or stops one, for less time than after which the
 * primary process kills it. Only the primary process is not brought back by the others.
 */
export class ProcessSupervisor {
  readonly faults = {
    'API process killed with -9': 0,
    'API process stopped for a while': 0,
    'engine killed with -9': 0,
    'primary process killed with -9': 0,
  };

  constructor(
    private readonly backend: ApiProcesses,
    private readonly random: Random,
  ) {}

  async run(times: number): Promise<void> {
    for (let applied = 0; applied < times; ) {
      await sleep(this.random.between(2_000, 6_000));
      if (await this.applyOne()) applied += 1;
    }
  }

  /** False where the chosen process is still to be started again. */
  private async applyOne(): Promise<boolean> {
    const { engine, api } = this.backend.pids;
    const name = this.random.pick(Object.keys(this.faults) as (keyof typeof this.faults)[]);
    if (name === 'primary process killed with -9') {
      await this.backend.killPrimary();
      await this.backend.startApi();
    } else {
      const pid = name === 'engine killed with -9' ? engine : this.random.pick(api);
      if (pid === undefined) return false;
      if (name === 'API process stopped for a while') await this.stopForAWhile(pid);
      else process.kill(pid, 'SIGKILL');
    }
    this.faults[name] += 1;
    return true;
  }

  private async stopForAWhile(pid: number): Promise<void> {
    process.kill(pid, 'SIGSTOP');
    await sleep(this.random.between(4_000, 9_000));
    process.kill(pid, 'SIGCONT');
  }
}
