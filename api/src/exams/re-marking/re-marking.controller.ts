import { Controller } from '@nestjs/common';
import { reMark, reMarkingPreview } from '@wattle/contract/question-changes';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { ReMarkingService } from './re-marking.service';

@Controller()
export class ReMarkingController {
  constructor(private readonly reMarking: ReMarkingService) {}

  @Endpoint(reMarkingPreview)
  preview(@Input() { params, query }: InputOf<typeof reMarkingPreview>) {
    return this.reMarking.preview(params.id, query.subject);
  }

  @Endpoint(reMark)
  apply(@Input() { params, query }: InputOf<typeof reMark>, @CurrentUser() { username }: SignedInUser) {
    return this.reMarking.apply(params.id, query.subject, username);
  }
}
