import { join } from 'node:path';
import { type Environment, localAddress } from '@wattle/environment';
import { Service } from '../service';

/** The API in a process that is exchanged for each build. */
export class RestartedApi {
  private service: Service | undefined;

  constructor(private readonly environment: Environment) {}

  async restart(): Promise<void> {
    await this.stop();
    const { host, apiPort, dataDir } = this.environment;
    const readyUrl = `${localAddress(host, apiPort)}/api/ready`;
    this.service = new Service({ name: 'api', file: 'api/dist/main.mjs', readyUrl, logDir: join(dataDir, 'logs') });
    await this.service.start();
  }

  async stop(): Promise<void> {
    await this.service?.stop();
  }
}
