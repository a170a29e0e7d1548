import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  type LoginRequest,
  loginRequestSchema,
  type RefreshRequest,
  refreshRequestSchema,
  type SignupRequest,
  signupRequestSchema,
  usernameQuerySchema,
} from '@wattle/contract';
import { ClientIpPrefix, Priority, Public, ZodPipe } from '../../infrastructure';
import { AuthService } from './auth.service';
import { type BrowserSession, CurrentSession } from './session-cookie';

const withRefresh = new ZodPipe(refreshRequestSchema);

@Controller('auth')
@Public()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Priority('normal', { holdsPlace: false })
  @HttpCode(200)
  logIn(
    @Body(new ZodPipe(loginRequestSchema)) credentials: LoginRequest,
    @CurrentSession() session: BrowserSession,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.auth.logIn(credentials, session, clientIpPrefix);
  }

  @Get('check-username')
  checkUsername(
    @Query(new ZodPipe(usernameQuerySchema)) { username }: { username: string },
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.auth.checkUsername(username, clientIpPrefix);
  }

  @Post('signup')
  @Priority('low', { holdsPlace: false })
  signUp(@Body(new ZodPipe(signupRequestSchema)) family: SignupRequest, @ClientIpPrefix() clientIpPrefix: string) {
    return this.auth.signUp(family, clientIpPrefix);
  }

  @Post('refresh')
  @Priority('high')
  @HttpCode(200)
  refresh(@Body(withRefresh) { refresh }: RefreshRequest, @CurrentSession() session: BrowserSession) {
    return this.auth.refresh(refresh, session);
  }

  @Post('logout')
  @Priority('high')
  @HttpCode(204)
  logOut(@Body(withRefresh) { refresh }: RefreshRequest, @CurrentSession() session: BrowserSession) {
    return this.auth.logOut(refresh, session);
  }
}
