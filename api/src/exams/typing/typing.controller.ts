import { Controller } from '@nestjs/common';
import { addTypingResult, typingResults } from '@wattle/contract/typing';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { TypingService } from './typing.service';

@Controller()
export class TypingController {
  constructor(private readonly typing: TypingService) {}

  @Endpoint(typingResults)
  list(@CurrentUser() { id }: SignedInUser) {
    return this.typing.list(id);
  }

  @Endpoint(addTypingResult)
  add(@Input() { body }: InputOf<typeof addTypingResult>, @CurrentUser() { id }: SignedInUser) {
    return this.typing.add(id, body);
  }
}
