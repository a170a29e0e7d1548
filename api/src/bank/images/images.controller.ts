import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { imageHashSchema } from '@wattle/contract';
import { CurrentExchange, type Exchange, Priority, Public, ZodPipe } from '../../infrastructure';
import { ImagesService } from './images.service';

@Controller('images')
@Public()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Get(':hash')
  @Priority('normal')
  async find(
    @Param('hash', new ZodPipe(imageHashSchema)) hash: string,
    @CurrentExchange() { reply }: Exchange,
  ): Promise<StreamableFile> {
    const bytes = await this.images.find(hash);
    // Not by a decorator: that would also mark a failure as immutable.
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type: 'image/webp' });
  }
}
