import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { idSchema, questionSubjectQuerySchema, type Rejection, rejectionSchema, type Subject } from '@wattle/contract';
import { Roles } from '../auth/access.decorators';
import { CurrentUser } from '../auth/current-user.decorator';
import type { SignedInUser } from '../auth/signed-in-user';
import { ZodPipe } from '../common/zod.pipe';
import { GeneratedItemsService } from './generated-items.service';
import { PromptFiguresService } from './prompt-figures.service';

const QuestionId = () => Param('id', new ZodPipe(idSchema));
const OfSubject = () => Query(new ZodPipe(questionSubjectQuerySchema));

/** What models gave, and what became of it. */
@Controller('generation')
@Roles('admin')
export class GeneratedItemsController {
  constructor(
    private readonly items: GeneratedItemsService,
    private readonly figures: PromptFiguresService,
  ) {}

  @Get('refused-items/:id')
  async listRefused(@QuestionId() id: string, @OfSubject() { subject }: { subject: Subject }) {
    return { refusedItems: await this.items.listRefused(id, subject) };
  }

  @Get('origin/:id')
  origin(@QuestionId() id: string, @OfSubject() { subject }: { subject: Subject }) {
    return this.items.origin(id, subject);
  }

  @Post('reject/:id')
  @HttpCode(200)
  async reject(
    @QuestionId() id: string,
    @OfSubject() { subject }: { subject: Subject },
    @Body(new ZodPipe(rejectionSchema)) { reason }: Rejection,
    @CurrentUser() { username }: SignedInUser,
  ) {
    await this.items.reject(id, subject, reason, username);
    return { message: 'Question rejected successfully' };
  }

  @Get('prompts')
  async listPrompts() {
    return { prompts: await this.figures.list() };
  }
}
