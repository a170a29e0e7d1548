import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { RateLimits } from './rate-limits';

@Global()
@Module({ providers: [Clock, RateLimits], exports: [Clock, RateLimits] })
export class CommonModule {}
