import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  type AddressConfirmation,
  addressConfirmationSchema,
  type MailedLinkRequest,
  mailedLinkRequestSchema,
} from '@wattle/contract';
import { ClientIpPrefix, Public, ZodPipe } from '../../infrastructure';
import { AddressConfirmationService } from './address-confirmation.service';

@Controller('auth')
@Public()
export class AddressConfirmationController {
  constructor(private readonly confirmations: AddressConfirmationService) {}

  @Post('send-confirmation')
  @HttpCode(202)
  request(
    @Body(new ZodPipe(mailedLinkRequestSchema)) { email }: MailedLinkRequest,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.confirmations.request(email, clientIpPrefix);
  }

  @Post('confirm-email')
  @HttpCode(200)
  confirm(
    @Body(new ZodPipe(addressConfirmationSchema)) confirmation: AddressConfirmation,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.confirmations.confirm(confirmation, clientIpPrefix);
  }
}
