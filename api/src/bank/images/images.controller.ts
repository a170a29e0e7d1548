import { Controller, StreamableFile } from '@nestjs/common';
import { image } from '@wattle/contract/bank';
import { CurrentExchange, Endpoint, type Exchange, Input, type InputOf, Priority } from '../../infrastructure';
import { ImagesService } from './images.service';

@Controller()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Endpoint(image)
  @Priority('normal')
  async find(
    @Input() { params }: InputOf<typeof image>,
    @CurrentExchange() { reply }: Exchange,
  ): Promise<StreamableFile> {
    const bytes = await this.images.find(params.hash);
    // Not by a decorator: that would also mark a failure as immutable.
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, { type: 'image/webp' });
  }
}
