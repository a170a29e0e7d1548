import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type FinalizeQuery,
  finalizeQuerySchema,
  idSchema,
  type QuestionSelection,
  questionEditFieldsSchemas,
  questionEditSchema,
  questionSelectionSchema,
  questionSubjectQuerySchema,
  type Subject,
} from '@wattle/contract';
import { CurrentUser, FormBody, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import { toBankQuestion } from './question.schema';
import { QuestionChangesService } from './question-changes.service';
import { QuestionDeletionsService } from './question-deletions.service';
import { QuestionSelectionService } from './question-selection.service';

const QuestionId = () => Param('id', new ZodPipe(idSchema));
const OfSubject = () => Query(new ZodPipe(questionSubjectQuerySchema));
const Selection = () => Body(new ZodPipe(questionSelectionSchema));

/** Changes of questions that are in the bank. */
@Controller('questions')
@Roles('admin')
export class QuestionChangesController {
  constructor(
    private readonly changes: QuestionChangesService,
    private readonly deletions: QuestionDeletionsService,
    private readonly selections: QuestionSelectionService,
    private readonly images: ImagesService,
  ) {}

  @Put('update-question/:id')
  async finalize(
    @QuestionId() id: string,
    @Query(new ZodPipe(finalizeQuerySchema)) { subject, version }: FinalizeQuery,
    @CurrentUser() { username }: SignedInUser,
  ) {
    const question = await this.changes.finalize(id, subject, username, version);
    return { message: 'Question finalized successfully', question: toBankQuestion(question) };
  }

  @Put('update-questions/:id')
  async edit(
    @QuestionId() id: string,
    @OfSubject() { subject }: { subject: Subject },
    @FormBody() form: Record<string, unknown>,
    @CurrentUser() { username }: SignedInUser,
  ) {
    const edit = new ZodPipe(questionEditSchema).transform(form);
    const image_data = await this.images.toAddress(form.image_data);
    // What a client does not send, such as a format that it does not know, stays and has its part in the rules.
    const kept = subject === 'Reading' ? await this.changes.passageOf(id) : {};
    const fields = new ZodPipe(questionEditFieldsSchemas[subject]).transform({ ...kept, ...form, image_data });
    const edited = Object.fromEntries(Object.entries(fields).filter(([field]) => form[field] !== undefined));
    const question = await this.changes.edit(id, subject, edited, edit, username);
    return { message: 'Question updated successfully', question: toBankQuestion(question) };
  }

  @Delete('delete-question/:id')
  async delete(
    @QuestionId() id: string,
    @OfSubject() { subject }: { subject: Subject },
    @CurrentUser() { username }: SignedInUser,
  ) {
    await this.deletions.delete(id, subject, username);
    return { message: 'Question deleted successfully' };
  }

  @Put('restore-question/:id')
  async restore(
    @QuestionId() id: string,
    @OfSubject() { subject }: { subject: Subject },
    @CurrentUser() { username }: SignedInUser,
  ) {
    const question = await this.deletions.restore(id, subject, username);
    return { message: 'Question restored successfully', question: toBankQuestion(question) };
  }

  @Post('finalize-questions')
  @HttpCode(200)
  finalizeAll(@Selection() selection: QuestionSelection, @CurrentUser() { username }: SignedInUser) {
    return this.selections.finalize(selection, username);
  }

  @Post('delete-questions')
  @HttpCode(200)
  deleteAll(@Selection() selection: QuestionSelection, @CurrentUser() { username }: SignedInUser) {
    return this.selections.delete(selection, username);
  }

  @Post('restore-questions')
  @HttpCode(200)
  restoreAll(@Selection() selection: QuestionSelection, @CurrentUser() { username }: SignedInUser) {
    return this.selections.restore(selection, username);
  }
}
