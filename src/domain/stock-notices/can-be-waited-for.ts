/** Whether a product can be waited for: it is sold, and none is left. */
export const canBeWaitedFor = ({
  kind,
  stock,
  displayOnly,
}: {
  readonly kind: 'purchase' | 'rental';
  readonly stock: number;
  readonly displayOnly?: object;
}): boolean => kind === 'purchase' && stock <= 0 && displayOnly === undefined;
