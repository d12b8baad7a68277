/** Who may take a step in an order's life. Printed names are the messages `order.actor.{kind}`. */
export const ACTOR_KINDS = ['customer', 'staff', 'program', 'payment', 'shop'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The kind of a history's actor (`customer:{id}`, `staff:{id}`, `program:{id of its key}`, `payment:{provider}`, `shop`); who it is stays inside. */
export function actorKindOf(actor: string): ActorKind {
  const [kind] = actor.split(':');
  return ACTOR_KINDS.find((known) => known === kind) ?? 'shop';
}
