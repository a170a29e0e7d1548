import { Controller } from '@nestjs/common';
import {
  acceptWords,
  finishDraft,
  readMarking,
  reviewOwnWriting,
  saveDraft,
  writing,
  writingList,
} from '@wattle/contract/writings';
import { ownerOf } from '../../exams';
import { CurrentUser, Endpoint, Input, type InputOf, Priority, type SignedInUser } from '../../infrastructure';
import { WritingsService } from './writings.service';

@Controller()
export class WritingsController {
  constructor(private readonly writings: WritingsService) {}

  @Endpoint(writingList)
  async list(@CurrentUser() { id }: SignedInUser) {
    return { writings: await this.writings.list(ownerOf('child', id)) };
  }

  @Endpoint(writing)
  read(@Input() { params }: InputOf<typeof writing>, @CurrentUser() { id }: SignedInUser) {
    return this.writings.read(ownerOf('child', id), params);
  }

  @Endpoint(reviewOwnWriting)
  review(@Input() { params, body }: InputOf<typeof reviewOwnWriting>, @CurrentUser() { id }: SignedInUser) {
    return this.writings.review(ownerOf('child', id), params, body);
  }

  @Endpoint(acceptWords)
  acceptWords(@Input() { params, body }: InputOf<typeof acceptWords>, @CurrentUser() { id }: SignedInUser) {
    return this.writings.acceptWords(ownerOf('child', id), params, body.words);
  }

  @Endpoint(saveDraft)
  @Priority('high')
  saveDraft(@Input() { params, body }: InputOf<typeof saveDraft>, @CurrentUser() { id }: SignedInUser) {
    return this.writings.saveDraft(ownerOf('child', id), params, body);
  }

  @Endpoint(finishDraft)
  @Priority('high')
  finishDraft(@Input() { params, body }: InputOf<typeof finishDraft>, @CurrentUser() { id }: SignedInUser) {
    return this.writings.finishDraft(ownerOf('child', id), params, body);
  }

  @Endpoint(readMarking)
  async noteRead(@Input() { params }: InputOf<typeof readMarking>, @CurrentUser() { id }: SignedInUser) {
    await this.writings.noteRead(ownerOf('child', id), params);
  }
}
