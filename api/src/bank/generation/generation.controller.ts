import { Catch, Controller, UseFilters } from '@nestjs/common';
import {
  cancelGeneration,
  generateExtract,
  generateQuestions,
  generationRun,
  generationRuns,
  generationStatus,
} from '@wattle/contract/generation';
import type { ErrorBody } from '@wattle/contract/primitives';
import {
  CurrentUser,
  Endpoint,
  ErrorFilter,
  Input,
  type InputOf,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { CallerLeft } from './caller-left.decorator';
import { GenerationService } from './generation.service';

/** The published responses of the two calls say `success` in each case (docs/decisions/025). */
@Catch()
class GenerationErrorFilter extends ErrorFilter {
  protected override complete(body: ErrorBody): ErrorBody {
    return { ...body, success: false };
  }
}

/** The two published calls (docs/published.md, calls). */
@Controller()
@Priority('low', { holdsPlace: false })
@UseFilters(GenerationErrorFilter)
export class GenerationController {
  constructor(private readonly generations: GenerationService) {}

  @Endpoint(generateQuestions)
  generate(
    @Input() { body }: InputOf<typeof generateQuestions>,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.generations.generate(body, user, left);
  }

  @Endpoint(generateExtract)
  generateExtract(
    @Input() { body }: InputOf<typeof generateExtract>,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.generations.generateExtract(body, user, left);
  }
}

@Controller()
export class GenerationRunsController {
  constructor(private readonly generations: GenerationService) {}

  @Endpoint(generationStatus)
  status() {
    return this.generations.status();
  }

  @Endpoint(generationRuns)
  async list(@Input() { query }: InputOf<typeof generationRuns>) {
    return { generations: await this.generations.list(query) };
  }

  @Endpoint(generationRun)
  find(@Input() { params }: InputOf<typeof generationRun>) {
    return this.generations.find(params.generationId);
  }

  @Endpoint(cancelGeneration)
  cancel(@Input() { params }: InputOf<typeof cancelGeneration>) {
    return this.generations.cancel(params.generationId);
  }
}
