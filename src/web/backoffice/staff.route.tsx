import { data, redirect } from 'react-router';
import { ROLES, STAFF_AREAS, type StaffArea } from '../../domain/account/role.ts';
import { shopOf } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Alert } from '../ui/alert.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import type { Route } from './+types/staff.route';
import { StaffForm } from './staff-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  return {
    people: (await shop.backoffice.listPeople()).map((person) => ({
      ...person,
      isSelf: person.id === user?.id,
    })),
    isDone: new URL(request.url).searchParams.has('done'),
    title: pageTitle(translate('backoffice.staff.title')),
  };
}

const sentAreas = (form: FormData): StaffArea[] => {
  const sent = form.getAll('areas');
  return STAFF_AREAS.filter((area) => sent.includes(area));
};

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  const role = ROLES.find((each) => each === form.get('role'));
  const [id, email] = [form.get('id'), form.get('email')];
  if (user === null || role === undefined) throw data(null, { status: 400 });
  const who = typeof id === 'string' ? { id } : { email: typeof email === 'string' ? email : '' };
  const changed = await shop.backoffice.changeStaff({ who, role, areas: sentAreas(form), actorId: user.id });
  if (changed.ok) return redirect(`/${region}/admin/staff?done=1`, 303);
  return refuseForm(form, changed.reason === 'nobody' ? 422 : 409, {
    problem: { reason: changed.reason, errors: {} },
    fields: ['email'],
  });
}

/** What staff may do, box by box; of an admin it is everything. */
function AreaBoxes({ areas }: { areas: readonly StaffArea[] | null }) {
  const t = useT();
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{t('backoffice.staff.areas')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {STAFF_AREAS.map((area) => (
          <CheckboxField
            key={area}
            name="areas"
            value={area}
            defaultChecked={areas === null || areas.includes(area)}
            label={t(`backoffice.staff.area.${area}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Person = Route.ComponentProps['loaderData']['people'][number];

function PersonRow({ person: { id, name, email, role, areas, isSelf } }: { person: Person }) {
  const t = useT();
  return (
    <li className="grid gap-x-10 gap-y-5 py-8 xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="text-base break-words">{name || email}</h2>
        <p className="text-sm break-all text-muted">{email}</p>
        {isSelf && <p className="mt-3 text-sm text-muted">{t('backoffice.staff.self')}</p>}
      </div>
      {!isSelf && (
        <StaffForm intent={id} label={t('backoffice.staff.save')} tone="secondary">
          <input type="hidden" name="id" value={id} />
          <SelectField
            name="role"
            label={t('backoffice.staff.role')}
            defaultValue={role}
            options={[...ROLES]
              .reverse()
              .map((value) => ({ value, label: t(`backoffice.staff.role.${value}`) }))}
            className="w-full max-w-80"
          />
          <AreaBoxes areas={areas} />
        </StaffForm>
      )}
    </li>
  );
}

/** Who works here and in which areas of the back office; admins alone come here. */
export default function Staff({ loaderData: { people, isDone }, actionData }: Route.ComponentProps) {
  const t = useT();
  const isNew = actionData?.values.email !== undefined;
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.staff.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.staff.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-6">
          {t(`backoffice.staff.problem.${actionData.reason}`)}
        </Alert>
      )}
      {actionData === undefined && isDone && (
        <Alert tone="success" className="mb-6">
          {t('backoffice.staff.done')}
        </Alert>
      )}
      <ul className="mb-14 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow key={`${person.id} ${person.role} ${person.areas?.join()}`} person={person} />
        ))}
      </ul>
      <TitledSection id="add-staff" title={t('backoffice.staff.add')} isPanel>
        <StaffForm intent="add" label={t('backoffice.staff.add')}>
          <input type="hidden" name="role" value="staff" />
          <TextField
            name="email"
            type="email"
            label={t('backoffice.staff.email')}
            hint={t('backoffice.staff.addHint')}
            defaultValue={isNew ? actionData.values.email : undefined}
            autoComplete="off"
            required
            className="w-full max-w-120"
          />
          <AreaBoxes areas={[]} />
        </StaffForm>
      </TitledSection>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
