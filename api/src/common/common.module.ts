import { Global, Module } from '@nestjs/common';
import { BrowserCookies } from './browser-cookies';
import { Clock } from './clock';
import { DiskSpace } from './disk-space';
import { HotAnswers } from './hot-answers';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  providers: [BrowserCookies, Clock, DiskSpace, RateLimits, HotAnswers],
  exports: [BrowserCookies, Clock, DiskSpace, RateLimits, HotAnswers],
})
export class CommonModule {}
