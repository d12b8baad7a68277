import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../form/kept-form.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** A form of the back office: its fields, and one button that does it. `intent` tells it from the others of its page. */
export function StaffForm({
  intent,
  label,
  tone = 'primary',
  kept = intent,
  children,
}: Pick<ButtonLook, 'tone'> & {
  intent: string;
  label: string;
  /** Under which name of the page its words are kept while it is sent; absent for its intent. */
  kept?: string;
  children?: ReactNode;
}) {
  const { formData } = useNavigation();
  return (
    <KeptForm kept={kept} method="post" noValidate className="flex flex-col items-start gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" tone={tone} size="lg" loading={formData?.get('intent') === intent}>
        {label}
      </Button>
    </KeptForm>
  );
}
