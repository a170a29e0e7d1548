import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { idSchema, questionSubjectQuerySchema, type Subject } from '@wattle/contract';
import { CurrentUser, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { ReMarkingService } from './re-marking.service';

@Controller('questions/re-marking')
@Roles('admin')
export class ReMarkingController {
  constructor(private readonly reMarking: ReMarkingService) {}

  @Get(':id')
  preview(
    @Param('id', new ZodPipe(idSchema)) id: string,
    @Query(new ZodPipe(questionSubjectQuerySchema)) { subject }: { subject: Subject },
  ) {
    return this.reMarking.preview(id, subject);
  }

  @Post(':id')
  @HttpCode(200)
  apply(
    @Param('id', new ZodPipe(idSchema)) id: string,
    @Query(new ZodPipe(questionSubjectQuerySchema)) { subject }: { subject: Subject },
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.reMarking.apply(id, subject, username);
  }
}
