import { Injectable, type PipeTransform } from '@nestjs/common';
import { BrowserCookies, CurrentExchange, type Exchange } from '../../infrastructure';
import { deviceName } from './device-name';
import { SESSION_DAYS } from './sessions.service';

/** The HttpOnly cookie of a session, which a refresh needs beside the token (docs/decisions/017). */
export interface BrowserSession {
  cookie: string | undefined;
  /** Browser and system, as it says itself. */
  device: string;
  setCookie(cookie: string): void;
  clearCookie(): void;
}

const COOKIE = 'wattle-session';

@Injectable()
export class SessionCookie implements PipeTransform<Exchange, BrowserSession> {
  constructor(private readonly cookies: BrowserCookies) {}

  transform(exchange: Exchange): BrowserSession {
    return {
      cookie: this.cookies.read(exchange, COOKIE),
      device: deviceName(exchange.request.headers['user-agent']),
      setCookie: (cookie) => this.cookies.write(exchange, COOKIE, cookie, SESSION_DAYS * 86_400),
      clearCookie: () => this.cookies.clear(exchange, COOKIE),
    };
  }
}

export const CurrentSession = () => CurrentExchange(SessionCookie);
