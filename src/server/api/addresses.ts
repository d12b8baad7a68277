import * as v from 'valibot';
import type { Context } from 'hono';
import { ADDRESS_TYPES, MAX_ADDRESSES, savedAddressSchema } from '../../domain/account/saved-address.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { ShopContext } from '../http/client-address.ts';
import { parseBody } from './read-body.ts';
import { answerProblem, type Problem } from './problem.ts';
import { queryObject } from './query/parameters.ts';
import { defineRoute } from './route.ts';

/** A saved address as its owner reads it (C §3). */
export const savedAddressRecordSchema = v.pipe(
  v.strictObject({
    id: v.string(),
    label: v.string(),
    type: v.picklist(ADDRESS_TYPES),
    fullName: v.string(),
    street: v.string(),
    apartment: v.pipe(v.string(), v.description('Empty for none, as is the postcode.')),
    city: v.string(),
    postalCode: v.string(),
    country: v.picklist(COUNTRIES),
    phone: v.pipe(v.nullable(v.string()), v.description('E.164.')),
    isDefault: v.pipe(v.boolean(), v.description('Exactly one of a customer’s addresses is.')),
  }),
  v.title('SavedAddress'),
);

type Options = Pick<AppOptions, 'shop'>;

const ADDRESS_PROBLEMS = {
  'not-signed-in': {
    status: 401,
    message: 'Unauthorized: Sign in to keep addresses in your account',
    details: { reason: 'not-signed-in' },
  },
  'not-owner': {
    status: 403,
    message: 'Unauthorized: This address does not belong to the current user',
    details: { reason: 'not-owner' },
  },
  'address-not-found': {
    status: 404,
    message: 'No address of yours has this id',
    details: { reason: 'address-not-found' },
  },
  'address-exists': {
    status: 409,
    message: 'This is another one of your addresses already',
    details: { reason: 'address-exists' },
  },
  'address-changed': {
    status: 409,
    message: 'This address has been changed since it was read',
    details: { reason: 'address-changed' },
  },
  'too-many-addresses': {
    status: 409,
    message: `An account keeps at most ${MAX_ADDRESSES} addresses`,
    details: { reason: 'too-many-addresses' },
  },
} as const satisfies Record<string, Problem>;

export const addressesSchema = v.strictObject({ data: v.array(savedAddressRecordSchema) });
export const addressSchema = v.strictObject({ data: savedAddressRecordSchema });

const pathParameters = {
  id: { schema: v.pipe(v.string(), v.uuid()), description: 'The address’s id.' },
};
const body = {
  schema: savedAddressSchema,
  example: {
    label: 'Дім',
    fullName: 'Олена Коваль',
    street: 'вул. Сонячна, 1',
    city: 'Київ',
    country: 'UA',
    isDefault: true,
  },
};
const UUID = v.pipe(v.string(), v.uuid());
const BY_ID = '/addresses/0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';

/** Does something with a customer's addresses, or says that nobody is signed in. */
async function forCustomer(
  c: Context<ShopContext>,
  { shop }: Options,
  act: (userId: string) => Promise<Response>,
): Promise<Response> {
  const user = await shop.identity.userOf(c.req.raw.headers);
  return user ? act(user.id) : answerProblem(c, ADDRESS_PROBLEMS['not-signed-in']);
}

/** The same with the address that the path names; what is no id is no address, and another customer's is refused like their order (R24). */
const forAddress = (
  c: Context<ShopContext>,
  options: Options,
  act: (userId: string, id: string) => Promise<Response>,
): Promise<Response> =>
  forCustomer(c, options, async (userId) => {
    const id = v.safeParse(UUID, c.req.param('id'));
    if (!id.success) return answerProblem(c, ADDRESS_PROBLEMS['address-not-found']);
    const isForeign = await options.shop.addresses.isForeign(userId, id.output);
    return isForeign ? answerProblem(c, ADDRESS_PROBLEMS['not-owner']) : act(userId, id.output);
  });

/** `GET /addresses`: the caller's saved addresses (C §3). */
export const addresses = (options: Options) =>
  defineRoute({
    method: 'GET',
    path: '/addresses',
    tag: 'Visitor',
    summary: 'The saved addresses of the signed-in customer',
    query: queryObject({}),
    answers: {
      200: { description: 'All of them, in the order they were saved in.', content: addressesSchema },
    },
    problems: [401],
    example: '/addresses',
    answer: (c) =>
      forCustomer(c, options, async (userId) => c.json({ data: await options.shop.addresses.list(userId) })),
  });

/** `POST /addresses`: saves an address (C §4, C §5); the same one again is answered as it is. */
export const saveAddress = (options: Options) =>
  defineRoute({
    method: 'POST',
    path: '/addresses',
    tag: 'Visitor',
    summary: 'Saves an address of the signed-in customer',
    description: `Label, name, street, city and country are required. The first address is the default, and one that is marked so takes the place of the one before. An account keeps at most ${MAX_ADDRESSES}.`,
    query: queryObject({}),
    body,
    answers: {
      201: { description: 'The address is saved.', content: addressSchema },
      200: { description: 'The same address had been saved before.', content: addressSchema },
    },
    problems: [401, 403, 409, 413, 415],
    example: '/addresses',
    answer: (c) =>
      forCustomer(c, options, async (userId) => {
        const parsed = await parseBody(c.req.raw, savedAddressSchema);
        if (!parsed.ok) return answerProblem(c, parsed.problem);
        const saved = await options.shop.addresses.save(userId, parsed.body);
        if (!saved.ok) return answerProblem(c, ADDRESS_PROBLEMS[saved.reason]);
        return c.json({ data: saved.address }, saved.isNew ? 201 : 200);
      }),
  });

/** `PUT /addresses/{id}`: puts another address in the place of a saved one. */
export const changeAddress = (options: Options) =>
  defineRoute({
    method: 'PUT',
    path: '/addresses/{id}',
    tag: 'Visitor',
    summary: 'Changes a saved address of the signed-in customer',
    description: 'The default stays the default until another address is marked so.',
    pathParameters,
    query: queryObject({}),
    body,
    answers: { 200: { description: 'The address as it is now.', content: addressSchema } },
    problems: [401, 403, 404, 409, 413, 415],
    example: BY_ID,
    answer: (c) =>
      forAddress(c, options, async (userId, id) => {
        const parsed = await parseBody(c.req.raw, savedAddressSchema);
        if (!parsed.ok) return answerProblem(c, parsed.problem);
        const changed = await options.shop.addresses.change(userId, id, parsed.body);
        return changed.ok
          ? c.json({ data: changed.address })
          : answerProblem(c, ADDRESS_PROBLEMS[changed.reason]);
      }),
  });

/** `DELETE /addresses/{id}`: removes a saved address; one that is not there is gone already. */
export const removeAddress = (options: Options) =>
  defineRoute({
    method: 'DELETE',
    path: '/addresses/{id}',
    tag: 'Visitor',
    summary: 'Removes a saved address of the signed-in customer',
    description: 'After the default the first of those that remain is the default.',
    pathParameters,
    query: queryObject({}),
    answers: { 200: { description: 'The addresses that remain.', content: addressesSchema } },
    problems: [401, 403, 404, 413],
    example: BY_ID,
    answer: (c) =>
      forAddress(c, options, async (userId, id) =>
        c.json({ data: await options.shop.addresses.remove(userId, id) }),
      ),
  });

/** `PUT /addresses/{id}/default`: makes a saved address the default. */
export const setDefaultAddress = (options: Options) =>
  defineRoute({
    method: 'PUT',
    path: '/addresses/{id}/default',
    tag: 'Visitor',
    summary: 'Makes a saved address the customer’s default',
    pathParameters,
    query: queryObject({}),
    answers: { 200: { description: 'All addresses.', content: addressesSchema } },
    problems: [401, 403, 404, 413],
    example: `${BY_ID}/default`,
    answer: (c) =>
      forAddress(c, options, async (userId, id) => {
        const set = await options.shop.addresses.setDefault(userId, id);
        return set.ok ? c.json({ data: set.addresses }) : answerProblem(c, ADDRESS_PROBLEMS[set.reason]);
      }),
  });
