import { Controller } from '@nestjs/common';
import {
  claimMarking,
  claimNextMarking,
  forgetComment,
  markingAgreement,
  markingQueue,
  releaseMarking,
  rememberedComments,
  returnMarking,
  saveMarking,
  writingMarking,
} from '@wattle/contract/writing-markings';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { MarkingAgreementService } from './marking-agreement.service';
import { MarkingViewsService } from './marking-views.service';
import { MarkingWorkService } from './marking-work.service';
import { RememberedCommentsService } from './remembered-comments.service';
import { WritingMarkingsService } from './writing-markings.service';

@Controller()
export class WritingMarkingsController {
  constructor(
    private readonly views: MarkingViewsService,
    private readonly markings: WritingMarkingsService,
    private readonly work: MarkingWorkService,
    private readonly comments: RememberedCommentsService,
    private readonly agreements: MarkingAgreementService,
  ) {}

  @Endpoint(markingQueue)
  list(@Input() { query }: InputOf<typeof markingQueue>, @CurrentUser() { username }: SignedInUser) {
    return this.views.list(query.state, username);
  }

  @Endpoint(claimNextMarking)
  async claimNext(@CurrentUser() { username }: SignedInUser) {
    return this.views.detail(await this.work.claimNext(username), username);
  }

  @Endpoint(claimMarking)
  async claim(@Input() { params }: InputOf<typeof claimMarking>, @CurrentUser() { username }: SignedInUser) {
    return this.views.detail(await this.work.claim(params.id, username), username);
  }

  @Endpoint(releaseMarking)
  release(@Input() { params }: InputOf<typeof releaseMarking>, @CurrentUser() { username }: SignedInUser) {
    return this.work.release(params.id, username);
  }

  @Endpoint(writingMarking)
  async find(@Input() { params }: InputOf<typeof writingMarking>, @CurrentUser() { username }: SignedInUser) {
    return this.views.detail(await this.markings.requireVisible(params.id, username), username);
  }

  @Endpoint(saveMarking)
  async save(@Input() { params, body }: InputOf<typeof saveMarking>, @CurrentUser() { username }: SignedInUser) {
    return { claimedUntil: (await this.work.save(params.id, body, username)).toISOString() };
  }

  @Endpoint(returnMarking)
  async return(@Input() { params, body }: InputOf<typeof returnMarking>, @CurrentUser() marker: SignedInUser) {
    return this.views.detail(await this.work.return(params.id, body, marker), marker.username);
  }

  @Endpoint(rememberedComments)
  rememberedComments(@CurrentUser() { username }: SignedInUser) {
    return this.comments.list(username);
  }

  @Endpoint(forgetComment)
  forget(@Input() { params }: InputOf<typeof forgetComment>, @CurrentUser() { username }: SignedInUser) {
    return this.comments.forget(params.id, username);
  }

  @Endpoint(markingAgreement)
  agreement() {
    return this.agreements.agreement();
  }
}
