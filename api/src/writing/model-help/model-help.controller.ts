import { Controller } from '@nestjs/common';
import { draftComments } from '@wattle/contract/writing-markings';
import { CallerLeft } from '../../bank';
import { CurrentUser, Endpoint, Input, type InputOf, Priority, type SignedInUser } from '../../infrastructure';
import { ModelHelpService } from './model-help.service';

@Controller()
@Priority('low', { holdsPlace: false })
export class ModelHelpController {
  constructor(private readonly help: ModelHelpService) {}

  @Endpoint(draftComments)
  draft(
    @Input() { params }: InputOf<typeof draftComments>,
    @CurrentUser() user: SignedInUser,
    @CallerLeft() left: AbortSignal,
  ) {
    return this.help.draft(params.id, user, left);
  }
}
