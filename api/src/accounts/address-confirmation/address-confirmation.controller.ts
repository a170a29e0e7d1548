import { Controller } from '@nestjs/common';
import { confirmEmail, sendConfirmation } from '@wattle/contract';
import { Endpoint, Input, type InputOf, Network } from '../../infrastructure';
import { AddressConfirmationService } from './address-confirmation.service';

@Controller()
export class AddressConfirmationController {
  constructor(private readonly confirmations: AddressConfirmationService) {}

  @Endpoint(sendConfirmation)
  request(@Input() { body }: InputOf<typeof sendConfirmation>, @Network() network: string) {
    return this.confirmations.request(body.email, network);
  }

  @Endpoint(confirmEmail)
  confirm(@Input() { body }: InputOf<typeof confirmEmail>, @Network() network: string) {
    return this.confirmations.confirm(body, network);
  }
}
