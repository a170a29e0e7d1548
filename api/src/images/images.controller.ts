import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../auth/access.decorators';
import { ZodPipe } from '../common/zod.pipe';
import { ImagesService } from './images.service';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

@Controller('images')
@Public()
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Get(':hash')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  async find(@Param('hash', new ZodPipe(hashSchema)) hash: string): Promise<StreamableFile> {
    return new StreamableFile(await this.images.find(hash), { type: 'image/webp' });
  }
}
