import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  type MailedLink,
  type MailedLinkRequest,
  mailedLinkRequestSchema,
  mailedLinkSchema,
  type PasswordReset,
  passwordResetSchema,
} from '@wattle/contract';
import { ClientIpPrefix, Public, ZodPipe } from '../../infrastructure';
import { PasswordResetsService } from './password-resets.service';

@Controller('auth')
@Public()
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @Post('forgot-password')
  @HttpCode(202)
  request(
    @Body(new ZodPipe(mailedLinkRequestSchema)) { email }: MailedLinkRequest,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.resets.requestByParent(email, clientIpPrefix);
  }

  @Post('reset-password/check')
  @HttpCode(200)
  check(@Body(new ZodPipe(mailedLinkSchema)) { token }: MailedLink, @ClientIpPrefix() clientIpPrefix: string) {
    return this.resets.check(token, clientIpPrefix);
  }

  @Post('reset-password')
  @HttpCode(200)
  reset(@Body(new ZodPipe(passwordResetSchema)) reset: PasswordReset, @ClientIpPrefix() clientIpPrefix: string) {
    return this.resets.reset(reset, clientIpPrefix);
  }
}
