import { Injectable, type PipeTransform } from '@nestjs/common';
import { idSchema } from '@wattle/contract/primitives';
import type { MailedChild } from '../../accounts';
import { CurrentExchange, type Exchange, type SignedInUser, validated } from '../../infrastructure';
import { OwnChildrenService } from './own-children.service';

@Injectable()
export class OwnChildPipe implements PipeTransform<Exchange, Promise<MailedChild>> {
  constructor(private readonly children: OwnChildrenService) {}

  transform({ request }: Exchange): Promise<MailedChild> {
    const { params, user } = request as { params: { childId?: unknown }; user?: SignedInUser };
    return this.children.require(user?.username ?? '', validated(idSchema, params.childId));
  }
}

/** Injects the child that the path names, where it is one of the parent who is logged in. */
export const OwnChild = () => CurrentExchange(OwnChildPipe);
