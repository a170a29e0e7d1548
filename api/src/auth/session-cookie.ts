import { Injectable, type PipeTransform } from '@nestjs/common';
import { BrowserCookies, CurrentExchange, type Exchange } from '../common/browser-cookies';
import { SESSION_DAYS } from './sessions.service';

/** The half of a session that the browser keeps out of the reach of scripts (decision 4). */
export interface BrowserSession {
  cookie: string | undefined;
  keep(cookie: string): void;
  forget(): void;
}

const COOKIE = 'wattle-session';

@Injectable()
export class SessionCookie implements PipeTransform<Exchange, BrowserSession> {
  constructor(private readonly cookies: BrowserCookies) {}

  transform(exchange: Exchange): BrowserSession {
    return {
      cookie: this.cookies.read(exchange, COOKIE),
      keep: (cookie) => this.cookies.write(exchange, COOKIE, cookie, SESSION_DAYS * 86_400),
      forget: () => this.cookies.clear(exchange, COOKIE),
    };
  }
}

/** Injects the {@link BrowserSession} that a request comes from. */
export const CurrentSession = () => CurrentExchange(SessionCookie);
