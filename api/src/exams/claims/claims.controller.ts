import { Controller } from '@nestjs/common';
import { claims } from '@wattle/contract/claims';
import { Endpoint } from '../../infrastructure';
import { ClaimsService } from './claims.service';

@Controller()
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  @Endpoint(claims)
  read() {
    return this.claims.read();
  }
}
