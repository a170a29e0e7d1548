import { Inject, Injectable } from '@nestjs/common';
import type { GenerationStatus } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../../infrastructure';
import { GenerationLimits } from './generation-limits';

/** The only model of the test server, which refuses every other name. */
const TEST_MODEL = 'wattle-test-model';

/** Whether questions can be generated, by which model, and how many times more today. */
@Injectable()
export class GenerationStatusService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly limits: GenerationLimits,
  ) {}

  async status(): Promise<GenerationStatus> {
    const { apiKey, model, dailyCap } = this.environment.openai;
    const isConfigured = apiKey !== undefined;
    return {
      isConfigured,
      isTestServer: isConfigured && model === TEST_MODEL,
      model: isConfigured ? model : undefined,
      dailyCap,
      usedToday: await this.limits.usedToday(),
    };
  }
}
