import { Global, Module } from '@nestjs/common';
import { BrowserCookies } from './browser-cookies';
import { Clock } from './clock';
import { RateLimits } from './rate-limits';

@Global()
@Module({
  providers: [BrowserCookies, Clock, RateLimits],
  exports: [BrowserCookies, Clock, RateLimits],
})
export class CommonModule {}
