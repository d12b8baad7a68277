import { redirect } from 'react-router';
import * as v from 'valibot';
import { newMachineSchema } from '../../../domain/rental/machine.ts';
import { machinesAddress, readMachinesQuery } from '../../../domain/rental/machines-query.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useStaffField, type StaffProblem } from '../quotes/delivery-fields.tsx';
import { StaffForm } from '../staff-form.tsx';
import { ListPages } from '../list-pages.tsx';
import type { Route } from './+types/machines.route';
import { LabelsForm } from './labels-form.tsx';
import { MachineFields, optionsOf, type MachineChoices } from './machine-fields.tsx';
import { MachineFilters, MachineTable } from './machine-list.tsx';
import { MachineNotice } from './machine-notice.tsx';
import { refusalText, refusedField } from './machine-refusal.ts';

/** Adds a machine of a rented product. */
function AddForm({ choices, problem }: { choices: MachineChoices; problem: StaffProblem | undefined }) {
  const t = useT();
  const field = useStaffField({}, problem);
  return (
    <Disclosure summary={t('backoffice.machines.add')} id="add" open={problem !== undefined}>
      <StaffForm intent="add" label={t('backoffice.machines.addDo')}>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <SelectField
            {...field('productId')}
            label={t('backoffice.machines.product')}
            options={optionsOf(choices.products)}
            placeholder="–"
            required
            className="text-ink sm:col-span-2"
          />
          <MachineFields depots={choices.depots} values={{}} problem={problem} />
        </div>
      </StaffForm>
    </Disclosure>
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const query = readMachinesQuery(searchParams);
  const [found, choices] = await Promise.all([
    shop.rental.listMachines(query, locale),
    shop.rental.machineChoices(locale),
  ]);
  const refused =
    searchParams.get('labels') === 'none' ? translate('backoffice.machines.labelsNone') : undefined;
  return { ...found, choices, query, refused, title: pageTitle(translate('backoffice.machines.title')) };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  const refuse = (status: number, text: string, errors: Readonly<Record<string, string>>) =>
    refuseForm(form, status, {
      problem: { reason: 'refused' as const, text, errors },
      fields: Object.keys(newMachineSchema.entries),
    });
  const parsed = v.safeParse(newMachineSchema, Object.fromEntries(form));
  if (!parsed.success) return refuse(422, translate('checkout.checkFields'), fieldErrors(parsed.issues));
  const added = await shop.rental.addMachine(parsed.output, user?.id ?? '');
  if (added.ok) return redirect(`/${region}/admin/machines/${added.id}?done=add`, 303);
  return refuse(409, refusalText(added, translate, locale), refusedField(added));
}

/** The machines that are rented: narrowed by a form, page by page by their inventory numbers. */
export default function StaffMachines({ loaderData, actionData }: Route.ComponentProps) {
  const { query, machines, next, choices, refused } = loaderData;
  const t = useT();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('backoffice.machines.title')}</h1>
      <MachineNotice done={null} text={actionData?.text ?? refused} />
      <MachineFilters path="/admin/machines" query={query} choices={choices} />
      {machines.length === 0 ? (
        <EmptyState title={t('backoffice.machines.none')} text={t('backoffice.machines.noneText')} />
      ) : (
        <LabelsForm key={machinesAddress(query)} query={query}>
          <MachineTable machines={machines} />
        </LabelsForm>
      )}
      <ListPages
        after={query.after}
        next={next}
        address={(after) => `/admin/machines${machinesAddress(query, { after })}`}
      />
      <div className="mt-10">
        <AddForm choices={choices} problem={actionData} />
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
