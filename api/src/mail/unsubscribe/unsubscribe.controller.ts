import { Controller } from '@nestjs/common';
import { resubscribe, unsubscribe, unsubscribePage } from '@wattle/contract/mail';
import { ClientIpPrefix, CurrentExchange, Endpoint, type Exchange, Input, type InputOf } from '../../infrastructure';
import { UnsubscribeService } from './unsubscribe.service';

type LinkInput = InputOf<typeof unsubscribePage>;

@Controller()
export class UnsubscribeController {
  constructor(private readonly subscriptions: UnsubscribeService) {}

  @Endpoint(unsubscribePage)
  show(
    @Input() { query }: LinkInput,
    @CurrentExchange() { reply }: Exchange,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.subscriptions.show(query.token, reply, clientIpPrefix);
  }

  @Endpoint(unsubscribe)
  stop(
    @Input() { query }: LinkInput,
    @CurrentExchange() { reply }: Exchange,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.subscriptions.stop(query.token, reply, clientIpPrefix);
  }

  @Endpoint(resubscribe)
  resume(
    @Input() { query }: LinkInput,
    @CurrentExchange() { reply }: Exchange,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.subscriptions.resume(query.token, reply, clientIpPrefix);
  }
}
