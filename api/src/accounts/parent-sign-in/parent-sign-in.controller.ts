import { Controller } from '@nestjs/common';
import {
  deviceList,
  endDevice,
  endOtherDevices,
  sendSignInCode,
  signInWithCode,
  signInWithLink,
} from '@wattle/contract/parent-sign-in';
import { ClientIpPrefix, CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { type BrowserSession, CurrentSession } from '../auth/session-cookie';
import { SessionsService } from '../auth/sessions.service';
import { ParentSignInService } from './parent-sign-in.service';

@Controller()
export class ParentSignInController {
  constructor(
    private readonly signIns: ParentSignInService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(sendSignInCode)
  request(@Input() { body }: InputOf<typeof sendSignInCode>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.signIns.request(body.email, clientIpPrefix);
  }

  @Endpoint(signInWithCode)
  signInWithCode(
    @Input() { body }: InputOf<typeof signInWithCode>,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.signIns.signInWithCode(body, session, clientIpPrefix);
  }

  @Endpoint(signInWithLink)
  signInWithLink(
    @Input() { body }: InputOf<typeof signInWithLink>,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.signIns.signInWithLink(body.token, session, clientIpPrefix);
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
