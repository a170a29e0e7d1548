import { Injectable, type PipeTransform } from '@nestjs/common';
import { ASSESSMENT_COOKIE_DAYS } from '@wattle/contract/constants';
import { BrowserCookies, CurrentExchange, clientIpPrefixOf, type Exchange } from '../../infrastructure';

export interface Visitor {
  /** The latest first; empty without a valid cookie. */
  assessmentIds: readonly string[];
  clientIpPrefix: string;
  addAssessment(assessmentId: string): void;
}

const COOKIE = 'wattle-assessment';

/** A family may have one for each child. */
const MAX_ASSESSMENTS = 5;

@Injectable()
export class VisitorCookie implements PipeTransform<Exchange, Visitor> {
  constructor(private readonly cookies: BrowserCookies) {}

  transform(exchange: Exchange): Visitor {
    const assessmentIds = this.cookies.read(exchange, COOKIE)?.split('.') ?? [];
    return {
      assessmentIds,
      clientIpPrefix: clientIpPrefixOf(exchange.request.ip),
      addAssessment: (assessmentId) => {
        const latest = [...new Set([assessmentId, ...assessmentIds])].slice(0, MAX_ASSESSMENTS);
        this.cookies.write(exchange, COOKIE, latest.join('.'), ASSESSMENT_COOKIE_DAYS * 86_400);
      },
    };
  }
}

export const CurrentVisitor = () => CurrentExchange(VisitorCookie);
