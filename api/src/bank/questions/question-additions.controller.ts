import { Controller } from '@nestjs/common';
import type { Subject } from '@wattle/contract/constants';
import { confirmationSchema } from '@wattle/contract/primitives';
import { addQuestion, questionFieldsSchemas } from '@wattle/contract/question-forms';
import { CurrentUser, Endpoint, type Form, FormBody, type SignedInUser, validated } from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import { toBankQuestion } from './question.schema';
import { QuestionChangesService } from './question-changes.service';
import { TwoPeopleService } from './two-people.service';

/** The add forms of the four subjects. */
@Controller()
export class QuestionAdditionsController {
  constructor(
    private readonly changes: QuestionChangesService,
    private readonly images: ImagesService,
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

  private async add(subject: Subject, form: Form, { username }: SignedInUser) {
    const fields = validated(questionFieldsSchemas[subject], await this.images.withAddresses(form));
    const { confirmed } = validated(confirmationSchema, form);
    const question = await this.changes.add(subject, fields, confirmed, username);
    const message = await this.twoPeople.withHeld('Question added successfully', question, username);
    return { message, question: toBankQuestion(question) };
  }
}
