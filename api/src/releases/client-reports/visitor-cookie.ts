import { Injectable, type PipeTransform } from '@nestjs/common';
import { readVisitor, type Visitor } from '@wattle/federation/canary';
import { CurrentExchange, type Exchange, SecretKeys } from '../../infrastructure';

@Injectable()
export class VisitorCookie implements PipeTransform<Exchange, Visitor | undefined> {
  constructor(private readonly keys: SecretKeys) {}

  transform({ request }: Exchange): Visitor | undefined {
    return readVisitor(request.headers.cookie, this.keys.visitorKeys);
  }
}

/** Injects the visitor; undefined where the shell has given the browser no number. */
export const CurrentVisitor = () => CurrentExchange(VisitorCookie);
