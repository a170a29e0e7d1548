import { Body, Controller, HttpCode, Post, UseFilters } from '@nestjs/common';
import {
  type ExtractGenerateRequest,
  extractGenerateRequestSchema,
  type GenerateRequest,
  generateRequestSchema,
} from '@wattle/contract';
import { CurrentUser, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { CallerLeft } from './caller-left.decorator';
import { GenerationService } from './generation.service';
import { GenerationErrorFilter } from './generation-error.filter';

/** The two published calls (docs/published.md, calls). */
@Controller()
@Roles('admin')
@Priority('low', { holdsPlace: false })
@UseFilters(GenerationErrorFilter)
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  @Post('generate-questions')
  @HttpCode(200)
  generate(
    @Body(new ZodPipe(generateRequestSchema)) request: GenerateRequest,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.generation.generate(request, user, left);
  }

  @Post('extract-generate-questions')
  @HttpCode(200)
  generateExtract(
    @Body(new ZodPipe(extractGenerateRequestSchema)) request: ExtractGenerateRequest,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.generation.generateExtract(request, user, left);
  }
}
