import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { SerialsProblem } from './answer-serials.ts';

/** The serial numbers of a line: typed, pasted, or read by a scanner, which ends each with a new line. */
export function SerialsForm({
  line: { itemId, name, articleNumber, quantity, serials },
  problem,
}: {
  line: {
    readonly itemId: string;
    readonly name: string;
    readonly articleNumber: string;
    readonly quantity: number;
    readonly serials: readonly string[];
  };
  problem: SerialsProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const field = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (problem !== undefined) field.current?.querySelector('textarea')?.focus();
  }, [problem]);
  return (
    <li ref={field} className="py-5">
      <KeptForm kept={`serials ${itemId}`} method="post" className="flex flex-col items-start gap-3">
        <input type="hidden" name="intent" value="serials" />
        <input type="hidden" name="itemId" value={itemId} />
        <input type="hidden" name="seen" value={serials.join('\n')} />
        <p className="w-full text-sm">
          <span className="font-semibold">
            <Unbroken text={name} />
          </span>{' '}
          <span className="text-muted">
            {articleNumber}, {t('backoffice.serials.known', { count: serials.length, pieces: quantity })}
          </span>
        </p>
        <TextAreaField
          name="serials"
          label={
            <>
              {t('backoffice.serials.label')}
              <span className="sr-only"> {name}</span>
            </>
          }
          hint={t('backoffice.serials.hint', { count: quantity })}
          error={
            problem &&
            [
              t(`backoffice.serials.refused.${problem.reason}`, {
                serial: problem.serial,
                number: problem.orderNumber,
              }),
              problem.by,
            ]
              .filter(Boolean)
              .join(': ')
          }
          defaultValue={problem?.text ?? serials.join('\n')}
          rows={Math.min(8, Math.max(2, quantity))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="w-full"
        />
        <Button type="submit" loading={formData?.get('itemId') === itemId}>
          {t('backoffice.serials.save')}
        </Button>
      </KeptForm>
    </li>
  );
}
