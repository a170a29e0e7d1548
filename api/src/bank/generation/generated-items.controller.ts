import { Controller } from '@nestjs/common';
import {
  generationOrigin,
  promptFigures,
  refusedItems,
  rejectQuestion,
  rejectQuestions,
  storedItems,
} from '@wattle/contract/generated-items';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { QuestionDeletionsService } from '../questions/question-deletions.service';
import { QuestionSelectionService } from '../questions/question-selection.service';
import { GeneratedItemsService } from './generated-items.service';
import { PromptFiguresService } from './prompt-figures.service';

@Controller()
export class GeneratedItemsController {
  constructor(
    private readonly items: GeneratedItemsService,
    private readonly deletions: QuestionDeletionsService,
    private readonly selections: QuestionSelectionService,
    private readonly figures: PromptFiguresService,
  ) {}

  @Endpoint(storedItems)
  async listStored(@Input() { params, query }: InputOf<typeof storedItems>) {
    return { items: await this.items.listStored(params.id, query.subject) };
  }

  @Endpoint(refusedItems)
  async listRefused(@Input() { params, query }: InputOf<typeof refusedItems>) {
    return { refusedItems: await this.items.listRefused(params.id, query.subject) };
  }

  @Endpoint(generationOrigin)
  origin(@Input() { params, query }: InputOf<typeof generationOrigin>) {
    return this.items.origin(params.id, query.subject);
  }

  @Endpoint(rejectQuestion)
  async reject(@Input() { params, query, body }: InputOf<typeof rejectQuestion>, @CurrentUser() user: SignedInUser) {
    await this.deletions.reject(params.id, query.subject, body, user.username);
    return { message: 'Question rejected successfully' };
  }

  @Endpoint(rejectQuestions)
  rejectAll(@Input() { body }: InputOf<typeof rejectQuestions>, @CurrentUser() { username }: SignedInUser) {
    return this.selections.reject(body, username);
  }

  @Endpoint(promptFigures)
  async listPrompts() {
    return { prompts: await this.figures.list() };
  }
}
