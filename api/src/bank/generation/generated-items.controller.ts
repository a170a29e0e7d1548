import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  idSchema,
  questionSubjectQuerySchema,
  type Rejection,
  rejectionSchema,
  type SelectionRejection,
  type Subject,
  selectionRejectionSchema,
} from '@wattle/contract';
import { CurrentUser, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { QuestionDeletionsService } from '../questions/question-deletions.service';
import { QuestionSelectionService } from '../questions/question-selection.service';
import { GeneratedItemsService } from './generated-items.service';
import { PromptFiguresService } from './prompt-figures.service';
import { StoredItemsService } from './stored-items.service';

const QuestionId = () => Param('id', new ZodPipe(idSchema));
const OfSubject = () => Query(new ZodPipe(questionSubjectQuerySchema));

/** What models gave, and what became of it. */
@Controller('generation')
@Roles('admin')
export class GeneratedItemsController {
  constructor(
    private readonly items: GeneratedItemsService,
    private readonly stored: StoredItemsService,
    private readonly deletions: QuestionDeletionsService,
    private readonly selections: QuestionSelectionService,
    private readonly figures: PromptFiguresService,
  ) {}

  @Get('items/:id')
  async listStored(@QuestionId() id: string, @OfSubject() { subject }: { subject: Subject }) {
    return { items: await this.stored.list(id, subject) };
  }

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
    @Body(new ZodPipe(rejectionSchema)) rejection: Rejection,
    @CurrentUser() { username }: SignedInUser,
  ) {
    await this.deletions.reject(id, subject, rejection, username);
    return { message: 'Question rejected successfully' };
  }

  @Post('reject-questions')
  @HttpCode(200)
  rejectAll(
    @Body(new ZodPipe(selectionRejectionSchema)) selection: SelectionRejection,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.selections.reject(selection, username);
  }

  @Get('prompts')
  async listPrompts() {
    return { prompts: await this.figures.list() };
  }
}
