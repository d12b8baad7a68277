import { useSearchParams } from 'react-router';
import { orderDocumentPath } from '../../domain/invoices/order-documents.ts';

/** Adds the key of an e-mail's link to a path of the same order, for whoever came by one. */
export function useKeptKey(): (path: string) => string {
  const [search] = useSearchParams();
  const key = search.get('key');
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`;
  return (path) => path + query;
}

/** Where a document of an order is taken from; whoever came by an e-mail's link takes its key along. */
export function useDocumentLink(orderId: string): (name: string) => string {
  const keptKey = useKeptKey();
  return (name) => keptKey(orderDocumentPath(orderId, name));
}
