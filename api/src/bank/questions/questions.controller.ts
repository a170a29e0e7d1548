import { Controller } from '@nestjs/common';
import {
  bankQuestion,
  generatedQuestions,
  nearDuplicates,
  originalQuestion,
  questionCounts,
  questionList,
  topics,
  viewedQuestionList,
} from '@wattle/contract/bank';
import { questionHistory } from '@wattle/contract/question-changes';
import { bodyOrNotModified, CurrentExchange, Endpoint, type Exchange, Input, type InputOf } from '../../infrastructure';
import { NearDuplicatesService } from './near-duplicates.service';
import { QuestionsService } from './questions.service';

@Controller()
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly nearDuplicates: NearDuplicatesService,
  ) {}

  @Endpoint([questionList, viewedQuestionList])
  async list(
    @Input() { params: { subject }, query }: InputOf<typeof questionList>,
    @CurrentExchange() exchange: Exchange,
  ) {
    if (query.page !== undefined) return this.questions.listPage(query.page, subject, query);
    return bodyOrNotModified(exchange, await this.questions.listAll(subject, query));
  }

  @Endpoint(generatedQuestions)
  listGenerated(@Input() { params, query }: InputOf<typeof generatedQuestions>) {
    return this.questions.listGenerated(params.id, query.subject, query.extractQuestionId);
  }

  @Endpoint(questionHistory)
  history(@Input() { params, query }: InputOf<typeof questionHistory>) {
    return this.questions.history(params.id, query.subject);
  }

  @Endpoint(questionCounts)
  counts() {
    return this.questions.counts();
  }

  @Endpoint(topics)
  topics(@Input() { params }: InputOf<typeof topics>) {
    return this.questions.topics(params.subject);
  }

  @Endpoint(nearDuplicates)
  listNearDuplicates(@Input() { body }: InputOf<typeof nearDuplicates>) {
    return this.nearDuplicates.find(body);
  }

  @Endpoint([bankQuestion, originalQuestion])
  find(@Input() { params, query }: InputOf<typeof bankQuestion>) {
    return this.questions.find(params.id, query.subject);
  }
}
