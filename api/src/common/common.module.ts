import { Global, Module } from '@nestjs/common';
import { BrowserCookies } from './browser-cookies';
import { Clock } from './clock';
import { HotAnswers } from './hot-answers';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  providers: [BrowserCookies, Clock, RateLimits, HotAnswers],
  exports: [BrowserCookies, Clock, RateLimits, HotAnswers],
})
export class CommonModule {}
