import { Controller, UseFilters } from '@nestjs/common';
import { generateExtract, generateQuestions } from '@wattle/contract/generation';
import { CurrentUser, Endpoint, Input, type InputOf, Priority, type SignedInUser } from '../../infrastructure';
import { CallerLeft } from './caller-left.decorator';
import { GenerationService } from './generation.service';
import { GenerationErrorFilter } from './generation-error.filter';

/** The two published calls (docs/published.md, calls). */
@Controller()
@Priority('low', { holdsPlace: false })
@UseFilters(GenerationErrorFilter)
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Endpoint(generateQuestions)
  generate(
    @Input() { body }: InputOf<typeof generateQuestions>,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.generation.generate(body, user, left);
  }

  @Endpoint(generateExtract)
  generateExtract(
    @Input() { body }: InputOf<typeof generateExtract>,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.generation.generateExtract(body, user, left);
  }
}
