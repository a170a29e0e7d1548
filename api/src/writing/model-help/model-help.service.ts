import { Injectable } from '@nestjs/common';

@Injectable()
export class ModelHelpService {
  async availability(_owner: string): Promise<{ isAllowed: boolean; reason?: string }> {
    return { isAllowed: false, reason: 'Model help is not set up.' };
  }
}
