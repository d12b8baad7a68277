import { Form, useNavigation } from 'react-router';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TextField } from '../ui/field.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** Why the operator was not taken, and what was typed. */
export type OperatorProblem = FormProblem<'invalid-fields' | 'operator-closed'>;

/** Who drives the machines of a lease that need a licence: named by the customer until the hand-over. */
export function LeaseOperatorSection({
  lease: { operator },
  isSaved,
  problem,
}: {
  lease: LeaseView;
  isSaved: boolean;
  problem: OperatorProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const fieldOf = useFields(problem);
  if (operator === null || (!operator.isOpen && operator.named === null)) return null;
  const { named, isOpen } = operator;
  const field = (name: 'name' | 'licenceNumber') => {
    const own = fieldOf(name);
    return { ...own, id: `operator-${name}`, defaultValue: own.defaultValue ?? named?.[name] ?? '' };
  };
  return (
    <TitledSection id="operator" title={t('operator.title')}>
      {problem?.reason === 'operator-closed' && (
        <Alert tone="danger" live className="mb-5">
          {t('operator.closed')}
        </Alert>
      )}
      {isSaved && problem === undefined && (
        <Alert tone="success" live className="mb-5">
          {t('operator.saved')}
        </Alert>
      )}
      {isOpen ? (
        <>
          <p className="mb-5 max-w-measure text-sm">{t('operator.need')}</p>
          <Form method="post" noValidate className="flex flex-col items-start gap-5">
            <input type="hidden" name="intent" value="operator" />
            <div className="grid w-full gap-4 sm:grid-cols-2">
              <TextField {...field('name')} label={t('operator.name')} autoComplete="off" required />
              <TextField
                {...field('licenceNumber')}
                label={t('operator.licenceNumber')}
                autoComplete="off"
                required
              />
            </div>
            <Button type="submit" tone="primary" loading={formData?.get('intent') === 'operator'}>
              {t('operator.save')}
            </Button>
          </Form>
        </>
      ) : (
        <DefinitionTable
          rows={[
            { term: t('operator.name'), value: named?.name ?? '' },
            { term: t('operator.licenceNumber'), value: named?.licenceNumber ?? '' },
          ]}
        />
      )}
    </TitledSection>
  );
}
