import { register, type Customer } from '../support/http-customer.ts';

const CUSTOMERS = 4;
/** Roof hooks, panels, batteries: several rows to lock. */
const PRODUCTS = [508, 101, 201, 301];

/** Customers who order without a pause, and remember what they were told. */
export class OrderLoad {
  /** The order of each key that was answered. */
  readonly acknowledged = new Map<string, string>();
  /** Who sent a key that was never answered, and for which product: the order may be there or not. */
  readonly inDoubt = new Map<string, { customer: Customer; productId: number }>();
  readonly #customers: readonly Customer[];
  #count = 0;

  private constructor(customers: readonly Customer[]) {
    this.#customers = customers;
  }

  static async open(url: string): Promise<OrderLoad> {
    return new OrderLoad(
      await Promise.all(Array.from({ length: CUSTOMERS }, (_, number) => register(url, number + 1))),
    );
  }

  /** Orders until `enough` more orders are acknowledged; calls `strike` then, and ends when nobody is answered. */
  async untilStruck(enough: number, strike: () => Promise<void>): Promise<void> {
    const last = this.acknowledged.size + enough;
    let struck: Promise<void> | undefined;
    await Promise.all(
      this.#customers.map(async (customer) => {
        while (await this.#order(customer)) {
          if (this.acknowledged.size >= last) struck ??= strike();
        }
      }),
    );
    if (!struck) throw new Error('The shop failed before it was struck');
    await struck;
  }

  /** Sends every key in doubt again; each must be answered now. */
  async settle(): Promise<void> {
    for (const [key, { customer, productId }] of this.inDoubt) {
      this.acknowledged.set(key, await customer.placeOrder(productId, key));
      this.inDoubt.delete(key);
    }
  }

  /** Answers whether the order was acknowledged. */
  async #order(customer: Customer): Promise<boolean> {
    const key = `endurance-${++this.#count}`;
    const productId = PRODUCTS[this.#count % PRODUCTS.length] ?? 0;
    this.inDoubt.set(key, { customer, productId });
    try {
      this.acknowledged.set(key, await customer.placeOrder(productId, key));
    } catch {
      return false;
    }
    return this.inDoubt.delete(key);
  }
}
