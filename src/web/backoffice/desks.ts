/** The desks of the back office in the order of its navigation; printed names are `backoffice.desk.{name}`. */
export const DESKS = [
  { name: 'today', path: '/admin', isIndex: true },
  { name: 'orders', path: '/admin/orders', isIndex: false },
  { name: 'withdrawals', path: '/admin/withdrawals', isIndex: false },
  { name: 'payments', path: '/admin/payments', isIndex: false },
  { name: 'quotes', path: '/admin/quotes', isIndex: false },
  { name: 'translations', path: '/admin/translations', isIndex: false },
] as const;
