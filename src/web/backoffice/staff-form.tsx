import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** A form of the back office: its fields, and one button that does it. `intent` tells it from the others of its page. */
export function StaffForm({
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
