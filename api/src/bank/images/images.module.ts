import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageRecord, ImageRecordSchema } from './image.schema';
import { ImageData } from './image-data';
import { ImagesController } from './images.controller';
import { ImagesService } from './images.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: ImageRecord.name, schema: ImageRecordSchema }])],
  controllers: [ImagesController],
  providers: [ImagesService, ImageData],
  exports: [ImagesService, ImageData],
})
export class ImagesModule {}
