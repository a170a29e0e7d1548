import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type PasswordReset, passwordResetSchema } from '@wattle/contract';
import { Public } from '../auth/access.decorators';
import { Network } from '../common/network.decorator';
import { ZodPipe } from '../common/zod.pipe';
import { PasswordResetsService } from './password-resets.service';

@Controller('auth')
@Public()
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @Post('reset-password')
  @HttpCode(200)
  reset(@Body(new ZodPipe(passwordResetSchema)) reset: PasswordReset, @Network() network: string) {
    return this.resets.reset(reset, network);
  }
}
