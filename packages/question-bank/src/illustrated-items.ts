import type { Figure } from './figures/figure';
import { type BankItem, readBankItems } from './items/bank-items';

interface IllustratedItem extends BankItem {
  figure: Figure;
  image_description: string;
}

/** Every item of the bank that has a figure, whatever its subject. */
export async function readIllustratedItems(): Promise<IllustratedItem[]> {
  return (await readBankItems()).flatMap(({ figure, image_description = '', ...item }) =>
    figure ? [{ ...item, figure, image_description }] : [],
  );
}
