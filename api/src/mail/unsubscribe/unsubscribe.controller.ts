import { Controller } from '@nestjs/common';
import { resubscribe, unsubscribe, unsubscribePage } from '@wattle/contract';
import { CurrentExchange, Endpoint, type Exchange, Input, type InputOf, Network } from '../../infrastructure';
import { UnsubscribeService } from './unsubscribe.service';

type LinkInput = InputOf<typeof unsubscribePage>;

@Controller()
export class UnsubscribeController {
  constructor(private readonly subscriptions: UnsubscribeService) {}

  @Endpoint(unsubscribePage)
  show(@Input() { query }: LinkInput, @CurrentExchange() { reply }: Exchange, @Network() network: string) {
    return this.subscriptions.show(query.token, reply, network);
  }

  @Endpoint(unsubscribe)
  stop(@Input() { query }: LinkInput, @CurrentExchange() { reply }: Exchange, @Network() network: string) {
    return this.subscriptions.stop(query.token, reply, network);
  }

  @Endpoint(resubscribe)
  resume(@Input() { query }: LinkInput, @CurrentExchange() { reply }: Exchange, @Network() network: string) {
    return this.subscriptions.resume(query.token, reply, network);
  }
}
