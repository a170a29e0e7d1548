import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { type UnsubscribeQuery, unsubscribeQuerySchema } from '@wattle/contract';
import { ClientIpPrefix, CurrentExchange, type Exchange, Public, ZodPipe } from '../../infrastructure';
import { UnsubscribeService } from './unsubscribe.service';

const Token = () => Query(new ZodPipe(unsubscribeQuerySchema));

@Controller('mail')
@Public()
export class UnsubscribeController {
  constructor(private readonly subscriptions: UnsubscribeService) {}

  @Get('unsubscribe')
  show(
    @Token() { token }: UnsubscribeQuery,
    @CurrentExchange() { reply }: Exchange,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.subscriptions.show(token, reply, clientIpPrefix);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  stop(
    @Token() { token }: UnsubscribeQuery,
    @CurrentExchange() { reply }: Exchange,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.subscriptions.stop(token, reply, clientIpPrefix);
  }

  @Post('resubscribe')
  @HttpCode(200)
  resume(
    @Token() { token }: UnsubscribeQuery,
    @CurrentExchange() { reply }: Exchange,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.subscriptions.resume(token, reply, clientIpPrefix);
  }
}
