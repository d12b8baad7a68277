import { useSearchParams } from 'react-router';
import { orderDocumentPath } from '../../domain/invoices/order-document.ts';

/** Where a paper of an order is taken from; whoever came by a letter's link takes its key along. */
export function usePaperLink(orderId: string): (name: string) => string {
  const [search] = useSearchParams();
  const key = search.get('key');
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`;
  return (name) => orderDocumentPath(orderId, name) + query;
}
