import { expect, test } from 'vitest';
import { addedQuery, croppedQuery, pictureUndo } from './picture-undo.ts';

const undo = (query: string, names: readonly string[]) => pictureUndo(new URLSearchParams(query), names);

test('pictures that were added are taken away again, those that are still there', () => {
  const query = `done=added&${addedQuery(['a-photo', 'b-photo'])}`;
  expect(undo(query, ['x-photo', 'b-photo', 'a-photo'])).toEqual([
    ['intent', 'picture-remove'],
    ['name', 'a-photo'],
    ['name', 'b-photo'],
  ]);
  expect(undo(query, ['b-photo'])).toEqual([
    ['intent', 'picture-remove'],
    ['name', 'b-photo'],
  ]);
  expect(undo(query, ['x-photo'])).toBeNull();
  expect(undo('done=changed&picture=a-photo', ['a-photo'])).toBeNull();
});

test('a crop is put back to what it was, by the name that the picture has by now', () => {
  const query = `done=cropped&${croppedQuery('a-photo', { name: 'b-photo', before: { side: 80, left: 10, top: 0 } })}`;
  const fields = { intent: 'picture-crop', fit: 'square', side: '80', left: '10', top: '0' };
  expect(Object.fromEntries(undo(query, ['a-photo']) ?? [])).toEqual({ ...fields, name: 'a-photo' });
  expect(Object.fromEntries(undo(query, ['b-photo']) ?? [])).toEqual({ ...fields, name: 'b-photo' });
  expect(undo(query, ['c-photo'])).toBeNull();
  const whole = `done=cropped&${croppedQuery('a-photo', { name: 'b-photo', before: null })}`;
  expect(Object.fromEntries(undo(whole, ['b-photo']) ?? [])).toMatchObject({ fit: 'whole', name: 'b-photo' });
  for (const was of ['x', '80 10', '5 0 0', '80 10 101'])
    expect(undo(`done=cropped&picture=a-photo&was=${was}`, ['a-photo'])).toBeNull();
});
