/** The body of an order by bank transfer to Kyiv in hryvnias, with what is to differ. */
export const checkoutBody = (items: readonly unknown[], rest: Readonly<Record<string, unknown>> = {}) => ({
  items,
  shippingInfo: {
    firstName: 'Олена',
    lastName: 'Коваль',
    email: 'olena@example.com',
    phone: '+380671234567',
    address: 'вул. Сонячна, 1',
    city: 'Київ',
    postalCode: '01001',
    country: 'UA',
    method: 'standard',
  },
  paymentMethod: 'transfer',
  currency: 'UAH',
  ...rest,
});
