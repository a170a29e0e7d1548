import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { QuestionsModule } from '../questions/questions.module';
import { SeedService } from './seed.service';

@Module({ imports: [QuestionsModule, ImagesModule], providers: [SeedService] })
export class SeedModule {}
