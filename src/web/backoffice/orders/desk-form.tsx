import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-class.ts';
import type { DeskProblem } from './answer-desk-form.ts';

/** What each form of an order's page at the desk is given. */
export interface DeskFormProps<Order> {
  readonly order: Order;
  /** The market's calendar day, ISO 8601. */
  readonly today: string;
  /** What was wrong with the form that was sent last; each form looks for its own. */
  readonly problem: DeskProblem | undefined;
}

/** The problem of a form, if it was this one. */
export const problemOf = (problem: DeskProblem | undefined, intent: string) =>
  problem?.intent === intent ? problem : undefined;

/** A form of an order's page at the desk: its fields, and one button that does it. */
export function DeskForm({
  intent,
  label,
  tone = 'primary',
  children,
}: Pick<ButtonLook, 'tone'> & { intent: string; label: string; children?: ReactNode }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" noValidate className="flex flex-col items-start gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" tone={tone} size="lg" loading={formData?.get('intent') === intent}>
        {label}
      </Button>
    </Form>
  );
}
