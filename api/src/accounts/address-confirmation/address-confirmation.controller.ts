import { Controller } from '@nestjs/common';
import { confirmEmail, sendConfirmation } from '@wattle/contract/mailed-links';
import { ClientIpPrefix, Endpoint, Input, type InputOf } from '../../infrastructure';
import { AddressConfirmationService } from './address-confirmation.service';

@Controller()
export class AddressConfirmationController {
  constructor(private readonly confirmations: AddressConfirmationService) {}

  @Endpoint(sendConfirmation)
  request(@Input() { body }: InputOf<typeof sendConfirmation>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.confirmations.request(body.email, clientIpPrefix);
  }

  @Endpoint(confirmEmail)
  confirm(@Input() { body }: InputOf<typeof confirmEmail>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.confirmations.confirm(body, clientIpPrefix);
  }
}
