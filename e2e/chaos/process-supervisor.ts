import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcesses } from '../support/api-processes';
import type { Random } from '../support/random';

/** Kills any one of several processes at moments that nobody can foresee. Only the primary process is not brought back by the others. */
export class ProcessSupervisor {
  readonly kills = { 'API process killed with -9': 0, 'engine killed with -9': 0, 'primary process killed with -9': 0 };

  constructor(
    private readonly backend: ApiProcesses,
    private readonly random: Random,
  ) {}

  async run(times: number): Promise<void> {
    for (let killed = 0; killed < times; ) {
      await sleep(this.random.between(2_000, 6_000));
      if (await this.killOne()) killed += 1;
    }
  }

  /** False where the chosen process is still to be started again. */
  private async killOne(): Promise<boolean> {
    const { engine, api } = this.backend.pids;
    const name = this.random.pick(Object.keys(this.kills) as (keyof typeof this.kills)[]);
    if (name === 'primary process killed with -9') {
      await this.backend.killPrimary();
      await this.backend.startApi();
    } else {
      const pid = name === 'engine killed with -9' ? engine : this.random.pick(api);
      if (pid === undefined) return false;
      process.kill(pid, 'SIGKILL');
    }
    this.kills[name] += 1;
    return true;
  }
}
