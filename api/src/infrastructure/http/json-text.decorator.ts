import { Header } from '@nestjs/common';

/** The handler returns JSON that is already serialised. */
export const JsonText = () => Header('Content-Type', 'application/json; charset=utf-8');
