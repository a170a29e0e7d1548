import { Controller } from '@nestjs/common';
import { confirmEmail, sendConfirmation } from '@wattle/contract/mailed-links';
import {
  deviceList,
  endDevice,
  endOtherDevices,
  logInWithCode,
  logInWithLink,
  sendLoginCode,
} from '@wattle/contract/parent-login';
import { ClientIpPrefix, CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { AddressConfirmationService } from '../address-confirmation/address-confirmation.service';
import { CurrentSession } from '../auth/session-cookie';
import { type BrowserSession, SessionsService } from '../auth/sessions.service';
import { ParentLoginService } from './parent-login.service';

@Controller()
export class ParentLoginController {
  constructor(
    private readonly logins: ParentLoginService,
    private readonly confirmations: AddressConfirmationService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(sendLoginCode)
  request(@Input() { body }: InputOf<typeof sendLoginCode>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.logins.request(body.email, clientIpPrefix);
  }

  @Endpoint(logInWithCode)
  logInWithCode(
    @Input() { body }: InputOf<typeof logInWithCode>,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.logins.logInWithCode(body, session, clientIpPrefix);
  }

  @Endpoint(logInWithLink)
  logInWithLink(
    @Input() { body }: InputOf<typeof logInWithLink>,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.logins.logInWithLink(body.token, session, clientIpPrefix);
  }

  @Endpoint(sendConfirmation)
  sendConfirmation(@Input() { body }: InputOf<typeof sendConfirmation>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.confirmations.request(body.email, clientIpPrefix);
  }

  @Endpoint(confirmEmail)
  confirmEmail(
    @Input() { body }: InputOf<typeof confirmEmail>,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.logins.confirmAddress(body, session, clientIpPrefix);
  }

  @Endpoint(deviceList)
  devices(@CurrentUser() user: SignedInUser) {
    return this.sessions.devicesOf(user);
  }

  @Endpoint(endDevice)
  endDevice(@Input() { params }: InputOf<typeof endDevice>, @CurrentUser() user: SignedInUser) {
    return this.sessions.endDevice(user, params.id);
  }

  @Endpoint(endOtherDevices)
  endOtherDevices(@CurrentUser() user: SignedInUser) {
    return this.sessions.endOtherDevices(user);
  }
}
