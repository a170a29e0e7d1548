import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { OVERRIDE_COOKIE } from '@wattle/federation/local';
import { CurrentExchange, ENVIRONMENT, type Exchange } from '../../infrastructure';

/** Keeps an override in the browser that a request comes from. */
export type KeepOverride = (value: string, maxAge: number) => void;

/** Its page may read it, to remove it when a student signs in; what it says is signed. */
@Injectable()
export class OverrideCookie implements PipeTransform<Exchange, KeepOverride> {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  transform({ reply }: Exchange): KeepOverride {
    const secure = this.environment.publicUrl.startsWith('https:');
    return (value, maxAge) => {
      reply.setCookie(OVERRIDE_COOKIE, value, { path: '/', sameSite: 'strict', secure, maxAge });
    };
  }
}

/** Injects {@link KeepOverride}. */
export const CurrentOverride = () => CurrentExchange(OverrideCookie);
