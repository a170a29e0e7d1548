import { Controller } from '@nestjs/common';
import { forgotPassword, passwordResetChild, resetPassword } from '@wattle/contract/mailed-links';
import { ClientIpPrefix, Endpoint, Input, type InputOf } from '../../infrastructure';
import { PasswordResetsService } from './password-resets.service';

@Controller()
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @Endpoint(forgotPassword)
  request(@Input() { body }: InputOf<typeof forgotPassword>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.resets.requestByParent(body.email, clientIpPrefix);
  }

  @Endpoint(passwordResetChild)
  check(@Input() { body }: InputOf<typeof passwordResetChild>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.resets.check(body.token, clientIpPrefix);
  }

  @Endpoint(resetPassword)
  reset(@Input() { body }: InputOf<typeof resetPassword>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.resets.reset(body, clientIpPrefix);
  }
}
