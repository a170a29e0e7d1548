import { Controller } from '@nestjs/common';
import { cancelGeneration, generationRun, generationRuns, generationStatus } from '@wattle/contract/generation';
import { Endpoint, Input, type InputOf } from '../../infrastructure';
import { GenerationLimits } from './generation-limits';
import { GenerationRunsService } from './generation-runs.service';

/** Generations that run or have ended. */
@Controller()
export class GenerationRunsController {
  constructor(
    private readonly runs: GenerationRunsService,
    private readonly limits: GenerationLimits,
  ) {}

  @Endpoint(generationStatus)
  status() {
    return this.limits.status();
  }

  @Endpoint(generationRuns)
  async list(@Input() { query }: InputOf<typeof generationRuns>) {
    return { generations: await this.runs.list(query) };
  }

  @Endpoint(generationRun)
  find(@Input() { params }: InputOf<typeof generationRun>) {
    return this.runs.find(params.generationId);
  }

  @Endpoint(cancelGeneration)
  cancel(@Input() { params }: InputOf<typeof cancelGeneration>) {
    return this.runs.cancel(params.generationId);
  }
}
