import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { type GenerationListQuery, generationIdSchema, generationListQuerySchema } from '@wattle/contract';
import { Roles, ZodPipe } from '../../infrastructure';
import { GenerationLimits } from './generation-limits';
import { GenerationRunsService } from './generation-runs.service';

const GenerationId = () => Param('generationId', new ZodPipe(generationIdSchema));

/** Generations that run or have ended. */
@Controller('generation')
@Roles('admin')
export class GenerationRunsController {
  constructor(
    private readonly runs: GenerationRunsService,
    private readonly limits: GenerationLimits,
  ) {}

  @Get('status')
  status() {
    return this.limits.status();
  }

  @Get('runs')
  async list(@Query(new ZodPipe(generationListQuerySchema)) query: GenerationListQuery) {
    return { generations: await this.runs.list(query) };
  }

  @Get('runs/:generationId')
  find(@GenerationId() generationId: string) {
    return this.runs.find(generationId);
  }

  @Delete('runs/:generationId')
  cancel(@GenerationId() generationId: string) {
    return this.runs.cancel(generationId);
  }
}
