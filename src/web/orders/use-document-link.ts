import { useSearchParams } from 'react-router';
import { orderDocumentPath } from '../../domain/invoices/order-documents.ts';

/** Where a document of an order is taken from; whoever came by an e-mail's link takes its key along. */
export function useDocumentLink(orderId: string): (name: string) => string {
  const [search] = useSearchParams();
  const key = search.get('key');
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`;
  return (name) => orderDocumentPath(orderId, name) + query;
}
