import { Controller } from '@nestjs/common';
import type { Subject } from '@wattle/contract/constants';
import { confirmationSchema } from '@wattle/contract/primitives';
import {
  bin,
  changeQuestions,
  deleteQuestion,
  deleteQuestions,
  finalizeQuestion,
  finalizeQuestions,
  restoreQuestion,
  restoreQuestions,
  restoreVersion,
  undoChanges,
} from '@wattle/contract/question-changes';
import {
  addQuestion,
  editQuestion,
  questionEditFieldsSchemas,
  questionEditSchema,
  questionFieldsSchemas,
} from '@wattle/contract/question-forms';
import {
  CurrentUser,
  Endpoint,
  type Form,
  FormBody,
  Input,
  type InputOf,
  type SignedInUser,
  validated,
} from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import { BinService } from './bin.service';
import { toBankQuestion } from './question.schema';
import { QuestionChangesService } from './question-changes.service';
import { QuestionDeletionsService } from './question-deletions.service';
import { QuestionSelectionService } from './question-selection.service';
import { TwoPeopleService } from './two-people.service';

@Controller()
export class QuestionChangesController {
  constructor(
    private readonly changes: QuestionChangesService,
    private readonly deletions: QuestionDeletionsService,
    private readonly selections: QuestionSelectionService,
    private readonly images: ImagesService,
    private readonly bin: BinService,
    private readonly twoPeople: TwoPeopleService,
  ) {}

  @Endpoint(addQuestion.Maths)
  addMaths(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('Maths', form, user);
  }

  @Endpoint(addQuestion.ThinkingSkills)
  addThinkingSkills(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('ThinkingSkills', form, user);
  }

  @Endpoint(addQuestion.Reading)
  addReading(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('Reading', form, user);
  }

  @Endpoint(addQuestion.Writing)
  addWriting(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('Writing', form, user);
  }

  @Endpoint(finalizeQuestion)
  async finalize(@Input() { params, query }: InputOf<typeof finalizeQuestion>, @CurrentUser() user: SignedInUser) {
    const question = await this.changes.finalize(params.id, query.subject, query, user.username);
    return { message: 'Question finalized successfully', question: toBankQuestion(question) };
  }

  @Endpoint(editQuestion)
  async edit(
    @Input() { params: { id }, query: { subject } }: InputOf<typeof editQuestion>,
    @FormBody() form: Form,
    @CurrentUser() { username }: SignedInUser,
  ) {
    const edit = validated(questionEditSchema, form);
    const sent = await this.images.withAddresses(form);
    // What a client does not send, such as a format that it does not know, stays and has its part in the rules.
    const stored = subject === 'Reading' ? await this.changes.passageOf(id) : {};
    const fields = validated(questionEditFieldsSchemas[subject], { ...stored, ...sent });
    const edited = Object.fromEntries(Object.entries(fields).filter(([field]) => form[field] !== undefined));
    const question = await this.changes.edit(id, subject, edited, edit, username);
    const message = await this.twoPeople.withHeld('Question updated successfully', question, username);
    return { message, question: toBankQuestion(question) };
  }

  @Endpoint(deleteQuestion)
  async delete(@Input() { params, query }: InputOf<typeof deleteQuestion>, @CurrentUser() { username }: SignedInUser) {
    await this.deletions.delete(params.id, query.subject, username);
    return { message: 'Question deleted successfully' };
  }

  @Endpoint(restoreQuestion)
  async restore(@Input() { params, query }: InputOf<typeof restoreQuestion>, @CurrentUser() user: SignedInUser) {
    const question = await this.deletions.restore(params.id, query.subject, user.username);
    return { message: 'Question restored successfully', question: toBankQuestion(question) };
  }

  @Endpoint(restoreVersion)
  async restoreVersion(
    @Input() { params: { id, version }, query: { subject, latest } }: InputOf<typeof restoreVersion>,
    @CurrentUser() { username }: SignedInUser,
  ) {
    const question = await this.changes.restoreVersion(id, subject, { version, latest }, username);
    const message = await this.twoPeople.withHeld(`Version ${version} was restored.`, question, username);
    return { message, question: toBankQuestion(question) };
  }

  @Endpoint(bin)
  listBin(@Input() { query }: InputOf<typeof bin>) {
    return this.bin.list(query);
  }

  @Endpoint(changeQuestions)
  changeAll(@Input() { body }: InputOf<typeof changeQuestions>, @CurrentUser() { username }: SignedInUser) {
    return this.selections.change(body, username);
  }

  @Endpoint(undoChanges)
  undoAll(@Input() { body }: InputOf<typeof undoChanges>, @CurrentUser() { username }: SignedInUser) {
    return this.selections.undoChange(body, username);
  }

  @Endpoint(finalizeQuestions)
  finalizeAll(@Input() { body }: InputOf<typeof finalizeQuestions>, @CurrentUser() { username }: SignedInUser) {
    return this.selections.finalize(body, username);
  }

  @Endpoint(deleteQuestions)
  deleteAll(@Input() { body }: InputOf<typeof deleteQuestions>, @CurrentUser() { username }: SignedInUser) {
    return this.selections.delete(body, username);
  }

  @Endpoint(restoreQuestions)
  restoreAll(@Input() { body }: InputOf<typeof restoreQuestions>, @CurrentUser() { username }: SignedInUser) {
    return this.selections.restore(body, username);
  }

  private async add(subject: Subject, form: Form, { username }: SignedInUser) {
    const fields = validated(questionFieldsSchemas[subject], await this.images.withAddresses(form));
    const { confirmed } = validated(confirmationSchema, form);
    const question = await this.changes.add(subject, fields, confirmed, username);
    const message = await this.twoPeople.withHeld('Question added successfully', question, username);
    return { message, question: toBankQuestion(question) };
  }
}
