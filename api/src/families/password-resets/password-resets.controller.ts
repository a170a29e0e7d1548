import { Controller } from '@nestjs/common';
import { forgotPassword, passwordResetChild, resetPassword } from '@wattle/contract';
import { Endpoint, Input, type InputOf, Network } from '../../infrastructure';
import { PasswordResetsService } from './password-resets.service';

@Controller()
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @Endpoint(forgotPassword)
  request(@Input() { body }: InputOf<typeof forgotPassword>, @Network() network: string) {
    return this.resets.requestByParent(body.email, network);
  }

  @Endpoint(passwordResetChild)
  check(@Input() { body }: InputOf<typeof passwordResetChild>, @Network() network: string) {
    return this.resets.check(body.token, network);
  }

  @Endpoint(resetPassword)
  reset(@Input() { body }: InputOf<typeof resetPassword>, @Network() network: string) {
    return this.resets.reset(body, network);
  }
}
