import { expect, test } from 'vitest';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../src/content/pages/published-documents.ts';
import { readOnlyShop } from '../support/built-shop.ts';

const { ask } = await readOnlyShop();
const NAMES = Object.keys(PUBLISHED_DOCUMENTS) as DocumentName[];

test.each(NAMES)('the document %s is there in each of its languages (R31)', async (name) => {
  for (const locale of PUBLISHED_DOCUMENTS[name].locales) {
    const answer = await ask(documentPath(name, locale));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
});
