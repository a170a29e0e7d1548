import { Inject, Injectable } from '@nestjs/common';
import { type Environment, isSigned, signatureOf } from '@wattle/environment';
import { ENVIRONMENT, type LinkPurpose, SecretKeys } from '../../infrastructure';

/** Signs the tokens of links in mails. What was signed for one purpose proves nothing for another. */
@Injectable()
export class LinkSigner {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keys: SecretKeys,
  ) {}

  sign(purpose: LinkPurpose, text: string): string {
    return signatureOf(text, this.keys.links[purpose]);
  }

  isSigned(purpose: LinkPurpose, text: string, signature: string): boolean {
    return isSigned(text, signature, this.keys.links[purpose]);
  }

  /** The token stands in the fragment, which no server and no proxy gets to see. Without one, a page asks to log in. */
  urlOf(page: string, token?: string): string {
    return new URL(token === undefined ? page : `${page}#${token}`, this.environment.publicUrl).href;
  }
}
