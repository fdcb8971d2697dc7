/** Which lines of the chat the reader has seen. */
import type { ChatLine } from '../../wire/types';
import { recall, remember } from '../keep';

export class Unread {
  #name: string;
  #read = $state(0);

  constructor(table: string) {
    this.#name = `read.${table}`;
    this.#read = Number(recall(this.#name) ?? 0);
  }

  count(chat: ChatLine[]): number {
    return chat.filter((line) => line.id > this.#read).length;
  }

  /** Everything that was said up to now is read. */
  catchUp(chat: ChatLine[]): void {
    const last = chat.at(-1)?.id ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    remember(this.#name, String(last));
  }
}
