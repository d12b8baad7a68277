import { Form, useNavigation } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Something that a table has wrong, at its line and column; line 0 for the table as a whole. */
interface Problem {
  readonly line: number;
  readonly column: string;
  /** What the form calls it; empty for what is no field. */
  readonly label: string;
  readonly text: string;
}

/** What is wrong with a table, and with how many lines. */
export function Problems({ problems, problemCount }: { problems: readonly Problem[]; problemCount: number }) {
  const t = useT();
  return (
    <>
      <Alert tone="danger" className="mb-8">
        {t('backoffice.import.problems', { count: problemCount })}
      </Alert>
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left text-xs text-muted">
          <tr>
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('backoffice.import.line')}
            </th>
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('backoffice.import.column')}
            </th>
            <th scope="col" className="py-3 font-semibold">
              {t('backoffice.import.what')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {problems.map(({ line, column, label, text }, place) => (
            <tr key={place}>
              <td className="py-3 pr-6 align-top">{line === 0 ? '–' : line}</td>
              <td className="py-3 pr-6 align-top">
                {label !== '' && <span className="block break-words">{label}</span>}
                <span className="font-mono text-xs break-all text-muted">{column || '–'}</span>
              </td>
              <td className="py-3 align-top break-words">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length && (
        <p className="mt-4 text-sm text-muted">{t('backoffice.import.shown', { count: problems.length })}</p>
      )}
    </>
  );
}

/** What can be done about a plan that others' changes overtook: it is counted again, and a table is checked again. */
export function CountAgain({ isPriceChange }: { isPriceChange: boolean }) {
  const t = useT();
  const { formData } = useNavigation();
  return isPriceChange ? (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value="again"
        tone="primary"
        size="lg"
        loading={formData !== undefined}
      >
        {t('backoffice.import.again')}
      </Button>
    </Form>
  ) : (
    <ButtonLink to="/admin/products/import" tone="primary" size="lg">
      {t('backoffice.import.check')}
    </ButtonLink>
  );
}
