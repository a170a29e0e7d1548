import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { OVERRIDE_COOKIE } from '@wattle/federation/local';
import { CurrentExchange, ENVIRONMENT, type Exchange } from '../../infrastructure';

export type StoreOverride = (value: string, maxAge: number) => void;

/** Pages may read it, to remove it when a student signs in; its content is signed. */
@Injectable()
export class OverrideCookie implements PipeTransform<Exchange, StoreOverride> {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  transform({ reply }: Exchange): StoreOverride {
    const secure = this.environment.publicUrl.startsWith('https:');
    return (value, maxAge) => {
      reply.setCookie(OVERRIDE_COOKIE, value, { path: '/', sameSite: 'strict', secure, maxAge });
    };
  }
}

export const CurrentOverride = () => CurrentExchange(OverrideCookie);
