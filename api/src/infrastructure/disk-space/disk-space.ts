import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Environment } from '@wattle/environment';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../config/environment';
import { RetryAfterException } from '../errors/exceptions';
import type { NoSpaceError } from '../errors/no-space';

const PROBE_MS = 5_000;
/** About what one request writes. */
const PROBE_BYTES = 65_536;
const PROBE_ID = 'probe';

/** Whether there is space for writes: not from the first failed write until a probe succeeds. */
@Injectable()
export class DiskSpace implements OnModuleDestroy {
  private readonly logger = new Logger(DiskSpace.name);
  private readonly place: string;
  /** Probes that must succeed before there is space again; empty while there is. */
  private readonly probes = new Set<() => Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectConnection() private readonly connection: Connection,
  ) {
    this.place = environment.mongodbUri ? 'on the database server or in DATA_DIR' : 'in DATA_DIR';
  }

  get hasSpace(): boolean {
    return this.probes.size === 0;
  }

  noteFull({ code }: NoSpaceError): void {
    if (this.hasSpace) {
      this.logger.warn(`no space left ${this.place}: nothing can be saved until some is freed`);
      this.timer = setInterval(() => void this.probe(), PROBE_MS).unref();
    }
    this.probes.add(typeof code === 'number' ? this.probeDatabase : this.probeFolder);
  }

  async requireSpace(): Promise<void> {
    if (!this.hasSpace) await this.probe();
    if (!this.hasSpace) throw this.refusal(`There is no space left ${this.place}.`);
  }

  refusal(
    message = 'Wattle has no space left to save anything at the moment. Please try again later.',
  ): RetryAfterException {
    return RetryAfterException.unavailable(message, PROBE_MS / 1_000);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Concurrent callers share one probe. */
  private probe(): Promise<void> {
    this.running ??= this.runProbes().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async runProbes(): Promise<void> {
    for (const write of [...this.probes]) {
      await write().then(
        () => this.probes.delete(write),
        () => undefined,
      );
    }
    if (!this.hasSpace || !this.timer) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.logger.warn(`there is space ${this.place} again`);
  }

  private readonly probeDatabase = async (): Promise<void> => {
    const probes = this.connection.collection<{ _id: string }>('space_probes');
    // Random, because a server does not write an equal document again.
    await probes.replaceOne({ _id: PROBE_ID }, { filler: randomBytes(PROBE_BYTES) }, { upsert: true });
    await probes.deleteOne({ _id: PROBE_ID });
  };

  private readonly probeFolder = async (): Promise<void> => {
    const file = join(this.environment.dataDir, `space-probe-${randomUUID()}`);
    try {
      await writeFile(file, Buffer.alloc(PROBE_BYTES));
    } finally {
      await rm(file, { force: true });
    }
  };
}
