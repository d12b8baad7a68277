import { data, redirect } from 'react-router';
import { printRights, ROLES, STAFF_AREAS, type Role, type StaffArea } from '../../domain/account/role.ts';
import { shopOf } from '../../server/context.ts';
import { refuseForm } from '../form/answer-form.ts';
import { useAdded } from '../form/use-added.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { Alert } from '../ui/alert.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import type { Route } from './+types/staff.route';
import { sentWhy } from './catalogue/sent-why.ts';
import { WhyField } from './catalogue/why-field.tsx';
import { namedConflict } from './named-conflict.ts';
import { StaffForm } from './staff-form.tsx';

const DONE = ['saved', 'reset'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, translate } = shopOf(context);
  return {
    people: (await shop.backoffice.listPeople()).map((person) => ({
      ...person,
      isSelf: person.id === user?.id,
      rights: printRights(person),
    })),
    done: DONE.find((each) => each === new URL(request.url).searchParams.get('done')) ?? null,
    title: pageTitle(translate('backoffice.staff.title')),
  };
}

const sentAreas = (form: FormData): StaffArea[] => {
  const sent = form.getAll('areas');
  return STAFF_AREAS.filter((area) => sent.includes(area));
};

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  const role = ROLES.find((each) => each === form.get('role'));
  const sent = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (user === null || role === undefined) throw data(null, { status: 400 });
  const who = form.has('id') ? { id: sent('id'), seen: sent('seen') } : { email: sent('email') };
  const wanted = { role, areas: sentAreas(form) };
  const changed = await shop.backoffice.changeStaff({ who, ...wanted, actorId: user.id, why: sentWhy(form) });
  if (changed.ok) return redirect(`/${region}/admin/staff?done=saved`, 303);
  const { reason } = changed;
  const text = translate(`backoffice.staff.problem.${reason}`);
  const author =
    reason === 'changed'
      ? shop.findAuthor({ subject: 'staff', subjectId: changed.id, staffId: user.id })
      : null;
  return refuseForm(form, reason === 'nobody' ? 422 : 409, {
    problem: {
      reason,
      errors: {},
      text: await namedConflict(text, author, { translate, locale }),
      wanted: reason === 'changed' ? wanted : null,
    },
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

/** What was chosen in a form that was refused, because somebody else changed the same person meanwhile. */
function Wanted({ role, areas }: { role: Role; areas: readonly StaffArea[] }) {
  const t = useT();
  const listed = role === 'staff' ? areas.map((area) => t(`backoffice.staff.area.${area}`)).join(' · ') : '';
  return (
    <span className="mt-2 block">
      {t('backoffice.staff.wanted', { role: t(`backoffice.staff.role.${role}`) })} {listed}
    </span>
  );
}

type Person = Route.ComponentProps['loaderData']['people'][number];

function PersonRow({
  person: { id, name, email, role, areas, rights, hasFactor, isSelf },
}: {
  person: Person;
}) {
  const t = useT();
  return (
    <li className="grid gap-x-10 gap-y-5 py-8 xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="text-base break-words">{name || email}</h2>
        <p className="text-sm break-all text-muted">{email}</p>
        <p className="mt-3 text-sm text-muted">
          {t(hasFactor ? 'backoffice.staff.factor' : 'backoffice.staff.noFactor')}
        </p>
        {hasFactor && !isSelf && (
          <LocalLink to={`/admin/staff/${id}/second-factor`} className="text-sm underline underline-offset-4">
            {t('backoffice.factor.lost')}
          </LocalLink>
        )}
        {isSelf && <p className="mt-3 text-sm text-muted">{t('backoffice.staff.self')}</p>}
      </div>
      {!isSelf && (
        <StaffForm intent={id} label={t('backoffice.staff.save')} tone="secondary">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={rights} />
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
          <WhyField />
        </StaffForm>
      )}
    </li>
  );
}

/** Who works here and in which areas of the back office; admins alone come here. */
export default function Staff({ loaderData: { people, done }, actionData }: Route.ComponentProps) {
  const t = useT();
  const isNew = actionData?.values.email !== undefined;
  const added = useAdded(people);
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.staff.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.staff.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-6">
          {actionData.text}
          {actionData.wanted && <Wanted {...actionData.wanted} />}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" className="mb-6">
          {t(done === 'saved' ? 'backoffice.staff.done' : 'backoffice.factor.done')}
        </Alert>
      )}
      <ul className="mb-14 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow key={`${person.id} ${person.rights}`} person={person} />
        ))}
      </ul>
      <TitledSection id="add-staff" title={t('backoffice.staff.add')} isPanel>
        <StaffForm key={added} intent="add" label={t('backoffice.staff.add')}>
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
          <WhyField />
        </StaffForm>
      </TitledSection>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
