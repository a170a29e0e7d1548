import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from '../support/backend';
import type { Random } from '../support/random';

/** Kills the API and its database at moments that nobody can foresee, and starts them again on the same data. */
export class Supervisor {
  readonly faults = { 'API killed with -9': 0, 'database killed with -9': 0 };

  constructor(
    private readonly backend: Backend,
    private readonly random: Random,
  ) {}

  /** So many times, and no more: on a busy machine children would never come to an end. */
  async run(times: number): Promise<void> {
    for (let kill = 1; kill <= times; kill += 1) {
      await sleep(this.random.between(2_000, 6_000));
      if (kill % 3 === 0) await this.killDatabase();
      else await this.killApi();
    }
  }

  private async killApi(): Promise<void> {
    await this.backend.killApi();
    this.faults['API killed with -9'] += 1;
    await this.backend.startApi();
  }

  private async killDatabase(): Promise<void> {
    const { engine } = this.backend;
    await engine?.kill();
    this.faults['database killed with -9'] += 1;
    await sleep(this.random.between(0, 1_500));
    engine?.start();
  }
}
