import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageRecord, ImageRecordSchema } from './image.schema';
import { ImagesController } from './images.controller';
import { ImagesService } from './images.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: ImageRecord.name, schema: ImageRecordSchema }])],
  controllers: [ImagesController],
  providers: [ImagesService],
  exports: [ImagesService],
})
export class ImagesModule {}
