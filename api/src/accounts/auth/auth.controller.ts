import { Controller } from '@nestjs/common';
import { logIn, logOut, refreshSession, signUp, usernameAvailability } from '@wattle/contract/accounts';
import { ClientIpPrefix, Endpoint, Input, type InputOf, Priority } from '../../infrastructure';
import { AuthService } from './auth.service';
import { CurrentSession } from './session-cookie';
import type { BrowserSession } from './sessions.service';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Endpoint(logIn)
  @Priority('normal', { holdsPlace: false })
  logIn(
    @Input() { body }: InputOf<typeof logIn>,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.auth.logIn(body, session, clientIpPrefix);
  }

  @Endpoint(usernameAvailability)
  checkUsername(@Input() { query }: InputOf<typeof usernameAvailability>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.auth.checkUsername(query.username, clientIpPrefix);
  }

  @Endpoint(signUp)
  @Priority('low', { holdsPlace: false })
  signUp(@Input() { body }: InputOf<typeof signUp>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.auth.signUp(body, clientIpPrefix);
  }

  @Endpoint(refreshSession)
  @Priority('high')
  refresh(@Input() { body }: InputOf<typeof refreshSession>, @CurrentSession() session: BrowserSession) {
    return this.auth.refresh(body.refresh, session);
  }

  @Endpoint(logOut)
  @Priority('high')
  logOut(@Input() { body }: InputOf<typeof logOut>, @CurrentSession() session: BrowserSession) {
    return this.auth.logOut(body.refresh, session);
  }
}
