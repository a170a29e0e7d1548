import { Controller, Post } from '@nestjs/common';
import { questionFieldsSchemas, type Subject } from '@wattle/contract';
import { CurrentUser, type Form, FormBody, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { ImagesService } from '../images/images.service';
import { toBankQuestion } from './question.schema';
import { QuestionChangesService } from './question-changes.service';

/** The add forms of the four subjects. */
@Controller('addQuestions')
@Roles('admin')
export class QuestionAdditionsController {
  constructor(
    private readonly changes: QuestionChangesService,
    private readonly images: ImagesService,
  ) {}

  @Post('addMathQuestions')
  addMaths(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('Maths', form, user);
  }

  @Post('addThinkingSkillQuestions')
  addThinkingSkills(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('ThinkingSkills', form, user);
  }

  @Post('addReadingQuestions')
  addReading(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('Reading', form, user);
  }

  @Post('addWritingQuestions')
  addWriting(@FormBody() form: Form, @CurrentUser() user: SignedInUser) {
    return this.add('Writing', form, user);
  }

  private async add(subject: Subject, form: Form, { username }: SignedInUser) {
    const image_data = (await this.images.toAddress(form.image_data)) || undefined;
    const fields = new ZodPipe(questionFieldsSchemas[subject]).transform({ ...form, image_data });
    const question = await this.changes.add(subject, fields, username);
    return { message: 'Question added successfully', question: toBankQuestion(question) };
  }
}
