import type { ShopLink } from './link-list.tsx';

/** Pages that answer questions, above the header and in the phone's menu; paths are without region. */
export const SERVICE_LINKS = [
  { to: '/delivery-warranty-returns', text: 'nav.delivery' },
  { to: '/lease-info', text: 'nav.lease' },
  { to: '/support', text: 'nav.support' },
] as const satisfies readonly ShopLink[];
