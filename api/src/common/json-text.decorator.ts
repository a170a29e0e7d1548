import { Header } from '@nestjs/common';

/** The handler gives JSON that is already written. */
export const JsonText = () => Header('Content-Type', 'application/json; charset=utf-8');
