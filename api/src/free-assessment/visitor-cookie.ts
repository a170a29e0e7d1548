import { createParamDecorator, type ExecutionContext, Inject, Injectable, type PipeTransform } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENVIRONMENT } from '../config/environment.module';

/** The browser of a visitor, by the signed cookie that its assessment set. */
export interface Visitor {
  /** The assessments that this browser started, the latest first; none when it sends no cookie, or not one of ours. */
  assessmentIds: readonly string[];
  remember(assessmentId: string): void;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const THIRTY_DAYS_IN_SECONDS = 30 * 86_400;

/** A family's computer keeps one for each child. */
const REMEMBERED = 5;

@Injectable()
export class VisitorCookie implements PipeTransform<Exchange, Visitor> {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(@Inject(ENVIRONMENT) { publicUrl }: Environment) {
    this.isSecure = publicUrl.startsWith('https:');
    // The prefix makes browsers refuse the cookie from anything but this very host over https.
    this.name = this.isSecure ? '__Host-wattle-assessment' : 'wattle-assessment';
  }

  transform({ request, reply }: Exchange): Visitor {
    const sent = request.cookies[this.name];
    const { valid, value } = sent ? request.unsignCookie(sent) : { valid: false, value: null };
    const assessmentIds = valid && value ? value.split('.') : [];
    return {
      assessmentIds,
      remember: (assessmentId) => {
        const latest = [...new Set([assessmentId, ...assessmentIds])].slice(0, REMEMBERED);
        reply.setCookie(this.name, latest.join('.'), {
          signed: true,
          httpOnly: true,
          secure: this.isSecure,
          sameSite: 'lax',
          path: '/',
          maxAge: THIRTY_DAYS_IN_SECONDS,
        });
      },
    };
  }
}

const currentExchange = createParamDecorator((_data: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), reply: http.getResponse() };
});

/** Injects the {@link Visitor} that a request comes from. */
export const CurrentVisitor = () => currentExchange(VisitorCookie);
