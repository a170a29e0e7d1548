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
import { MarkingAgreementService } from '../markings/marking-agreement.service';
import { MarkingClaimsService } from '../markings/marking-claims.service';
import { MarkingReturnsService } from '../markings/marking-returns.service';
import { RememberedCommentsService } from '../markings/remembered-comments.service';
import { WritingMarkingsService } from '../markings/writing-markings.service';
import { MarkingViewsService } from './marking-views.service';

@Controller()
export class WritingMarkingsController {
  constructor(
    private readonly views: MarkingViewsService,
    private readonly markings: WritingMarkingsService,
    private readonly claims: MarkingClaimsService,
    private readonly returns: MarkingReturnsService,
    private readonly comments: RememberedCommentsService,
    private readonly agreements: MarkingAgreementService,
  ) {}

  @Endpoint(markingQueue)
  list(@Input() { query }: InputOf<typeof markingQueue>, @CurrentUser() { username }: SignedInUser) {
    return this.views.list(query.state, username);
  }

  @Endpoint(claimNextMarking)
  async claimNext(@CurrentUser() { username }: SignedInUser) {
    return this.views.detail(await this.claims.claimNext(username), username);
  }

  @Endpoint(claimMarking)
  async claim(@Input() { params }: InputOf<typeof claimMarking>, @CurrentUser() { username }: SignedInUser) {
    return this.views.detail(await this.claims.claim(params.id, username), username);
  }

  @Endpoint(releaseMarking)
  release(@Input() { params }: InputOf<typeof releaseMarking>, @CurrentUser() { username }: SignedInUser) {
    return this.claims.release(params.id, username);
  }

  @Endpoint(writingMarking)
  async find(@Input() { params }: InputOf<typeof writingMarking>, @CurrentUser() { username }: SignedInUser) {
    return this.views.detail(await this.markings.requireVisible(params.id, username), username);
  }

  @Endpoint(saveMarking)
  async save(@Input() { params, body }: InputOf<typeof saveMarking>, @CurrentUser() { username }: SignedInUser) {
    return { claimedUntil: (await this.returns.save(params.id, body, username)).toISOString() };
  }

  @Endpoint(returnMarking)
  async return(@Input() { params, body }: InputOf<typeof returnMarking>, @CurrentUser() marker: SignedInUser) {
    return this.views.detail(await this.returns.return(params.id, body, marker), marker.username);
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
