import { Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimits } from '../../infrastructure';
import type { Subscription } from '../addresses/mailbox';
import { MailOptOuts } from '../delivery/mail-opt-outs';
import { UnsubscribeLinks } from '../links/mailed-links';
import { UNSUBSCRIBE_PAGE_CSP, unsubscribePage } from './unsubscribe-page';

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly limits: RateLimits,
    private readonly links: UnsubscribeLinks,
    private readonly optOuts: MailOptOuts,
  ) {}

  async show(token: string, reply: FastifyReply, clientIpPrefix: string): Promise<string> {
    return this.page(token, reply, await this.read(token, clientIpPrefix));
  }

  async stop(token: string, reply: FastifyReply, clientIpPrefix: string): Promise<string> {
    const subscription = await this.read(token, clientIpPrefix);
    await this.optOuts.add(subscription);
    return this.page(token, reply, subscription);
  }

  async resume(token: string, reply: FastifyReply, clientIpPrefix: string): Promise<string> {
    const subscription = await this.read(token, clientIpPrefix);
    await this.optOuts.remove(subscription);
    return this.page(token, reply, subscription);
  }

  private async read(token: string, clientIpPrefix: string): Promise<Subscription> {
    await this.limits.of('unsubscribe-calls').take(clientIpPrefix);
    const subscription = this.links.read(token);
    if (!subscription)
      throw new NotFoundException('This link is not one of ours. Please open it from the email again.');
    return subscription;
  }

  private async page(token: string, reply: FastifyReply, subscription: Subscription): Promise<string> {
    const isStopped = await this.optOuts.has(subscription);
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', UNSUBSCRIBE_PAGE_CSP);
    return unsubscribePage({ kind: subscription.kind, token, isStopped });
  }
}
