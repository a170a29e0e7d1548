import { PAPER_CODE_CHARACTERS } from '@wattle/contract/papers';
import { isDuplicate } from '../../infrastructure';

const CODE_LENGTH = 4;

/** Another code where the owner has one like it. */
export async function withNewCode<Opened>(open: (code: string) => Promise<Opened>): Promise<Opened> {
  try {
    return await open(newCode());
  } catch (error) {
    if (!isDuplicate(error, 'paperCode')) throw error;
    return withNewCode(open);
  }
}

function newCode(): string {
  const character = () => PAPER_CODE_CHARACTERS[Math.floor(Math.random() * PAPER_CODE_CHARACTERS.length)];
  return Array.from({ length: CODE_LENGTH }, character).join('');
}
