import { Injectable, type PipeTransform } from '@nestjs/common';
import { SESSION_DAYS } from '@wattle/contract/constants';
import { BrowserCookies, CurrentExchange, type Exchange } from '../../infrastructure';
import type { BrowserSession } from './sessions.service';

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

/** In this order: browsers also name those that they descend from, and systems likewise. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: typeof BROWSERS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** By which a parent recognises a device, such as "Firefox on Windows". Nothing else of the header is stored. */
function deviceName(userAgent = ''): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = nameIn(SYSTEMS);
  return `${nameIn(BROWSERS) ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}
