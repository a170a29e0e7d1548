import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENVIRONMENT } from '../config/environment';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export const CurrentExchange = createParamDecorator((_data: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), reply: http.getResponse() };
});

/** Signed cookies that no script can read and no other site can send along with its forms. */
@Injectable()
export class BrowserCookies {
  private readonly isSecure: boolean;

  constructor(@Inject(ENVIRONMENT) { publicUrl }: Environment) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  read({ request }: Exchange, name: string): string | undefined {
    const sent = request.cookies[this.nameOf(name)];
    const { valid, value } = sent ? request.unsignCookie(sent) : { valid: false, value: null };
    return valid && value ? value : undefined;
  }

  write({ reply }: Exchange, name: string, value: string, maxAge: number): void {
    reply.setCookie(this.nameOf(name), value, { ...this.options, signed: true, maxAge });
  }

  clear({ reply }: Exchange, name: string): void {
    reply.clearCookie(this.nameOf(name), this.options);
  }

  /** Browsers accept a cookie with this prefix only from this host over https. */
  private nameOf(name: string): string {
    return this.isSecure ? `__Host-${name}` : name;
  }

  private get options() {
    return { httpOnly: true, secure: this.isSecure, sameSite: 'lax', path: '/' } as const;
  }
}
