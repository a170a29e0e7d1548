import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs } from '../../../scripts/lib/process-table';
import type { Backend } from '../../support/backend';
import { percentile } from '../../support/percentile';
import { besideGoal } from './figures';

const CONNECTIONS = 50;
/** What the API does after it has answered belongs to what it answered. */
const AFTERWORK_MS = 10;

/** What one kind of request has cost so far. */
export class Cost {
  private readonly ms: number[] = [];
  private apiMs = 0;
  private engineMs = 0;

  constructor(private readonly backend: Backend) {}

  /** CPU of one request, in milliseconds. */
  get cpuMsEach(): { api: number; database: number } {
    return { api: this.apiMs / this.ms.length, database: this.engineMs / this.ms.length };
  }

  async measure(requests: readonly (() => Promise<void>)[]): Promise<void> {
    const before = this.cpu();
    const waiting = requests.values();
    const connection = async () => {
      for (const request of waiting) {
        const started = performance.now();
        await request();
        this.ms.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    await sleep(AFTERWORK_MS);
    const after = this.cpu();
    this.apiMs += after.api - before.api;
    this.engineMs += after.engine - before.engine;
  }

  /** The goal is for the CPU of API and engine together, as a multiple of the floor, which is in milliseconds. */
  besideGoal(goal: number, floor: number): string {
    const { api, database } = this.cpuMsEach;
    const engine = this.backend.engine ? ` + ${database.toFixed(2)}` : '';
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(this.ms, share).toFixed(1));
    return `p50 ${p50} ms, p99 ${p99} ms, CPU ${api.toFixed(2)}${engine} ms = ${besideGoal((api + database) / floor, goal, 'times the floor')}`;
  }

  private cpu() {
    const { apiPid, engine } = this.backend;
    return { api: cpuMs(apiPid), engine: engine?.pid ? cpuMs(engine.pid) : 0 };
  }
}
