import { Injectable, type PipeTransform } from '@nestjs/common';
import { BrowserCookies, CurrentExchange, type Exchange, networkOf } from '../../infrastructure';

/** The browser of a visitor, by the cookie that its assessments set. */
export interface Visitor {
  /** The assessments that this browser started, the latest first; none when it sends no cookie, or not one of ours. */
  assessmentIds: readonly string[];
  /** What limits count by. */
  network: string;
  addAssessment(assessmentId: string): void;
}

const COOKIE = 'wattle-assessment';
const THIRTY_DAYS_IN_SECONDS = 30 * 86_400;

/** A family's computer has one for each child. */
const MAX_ASSESSMENTS = 5;

@Injectable()
export class VisitorCookie implements PipeTransform<Exchange, Visitor> {
  constructor(private readonly cookies: BrowserCookies) {}

  transform(exchange: Exchange): Visitor {
    const assessmentIds = this.cookies.read(exchange, COOKIE)?.split('.') ?? [];
    return {
      assessmentIds,
      network: networkOf(exchange.request.ip),
      addAssessment: (assessmentId) => {
        const latest = [...new Set([assessmentId, ...assessmentIds])].slice(0, MAX_ASSESSMENTS);
        this.cookies.write(exchange, COOKIE, latest.join('.'), THIRTY_DAYS_IN_SECONDS);
      },
    };
  }
}

/** Injects the {@link Visitor} that a request comes from. */
export const CurrentVisitor = () => CurrentExchange(VisitorCookie);
