import { Controller } from '@nestjs/common';
import { questionMisconceptions, tagMisconception } from '@wattle/contract/misconception-tags';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { MisconceptionTagsService } from './misconception-tags.service';

@Controller()
export class MisconceptionTagsController {
  constructor(private readonly tags: MisconceptionTagsService) {}

  @Endpoint(questionMisconceptions)
  read(@Input() { params }: InputOf<typeof questionMisconceptions>) {
    return this.tags.read(params.id);
  }

  @Endpoint(tagMisconception)
  tag(@Input() { params, body }: InputOf<typeof tagMisconception>, @CurrentUser() { username }: SignedInUser) {
    return this.tags.tag(params.id, body, username);
  }
}
