import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avatarAddress, avatarKey, avatarVersion, readAvatarReason } from './avatar.ts';

const at = new Date(1_700_000_000_000);
const keyOf = (fileName: string) => avatarKey('Anna1', { at, mark: 'a1b2', fileName });

describe('the key of an avatar', () => {
  test.each([
    ['me.png', 'me'],
    ['IMG_2041.JPG', 'img-2041'],
    ['Ольга Коваль.jpeg', 'picture'],
    ['Zażółć gęślą.webp', 'zazo-c-gesla'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot'],
    ['/root/.ssh/id.png', 'id'],
    ['a.php.png', 'a-php'],
    ['a\0b\r\n.png', 'a-b'],
    ['<script>.svg', 'script'],
    ['', 'picture'],
    ['...', 'picture'],
    [`${'x'.repeat(300)}.png`, 'x'.repeat(40)],
  ])('has of the file name %j only what is harmless', (fileName, name) => {
    expect(keyOf(fileName)).toBe(`avatars/Anna1/1700000000000-a1b2-${name}.webp`);
  });

  test('never leaves the folder of its account, whatever the file is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (fileName) => {
        expect(keyOf(fileName)).toMatch(
          /^avatars\/Anna1\/1700000000000-a1b2-[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?\.webp$/,
        );
        expect(avatarVersion(keyOf(fileName))).toBe('1700000000000-a1b2');
      }),
    );
  });
});

describe('the address of an avatar', () => {
  test('has account and version, not the name of the file', () => {
    expect(avatarAddress(keyOf('anna-koval.png'))).toBe('/avatars/Anna1/1700000000000-a1b2.webp');
  });

  test.each([null, '', 'https://elsewhere.example/a.png', 'avatars/Anna1/me.webp', 'avatars/a/b/1-a-c.webp'])(
    'is none for %j',
    (key) => {
      expect(avatarAddress(key)).toBeNull();
    },
  );
});

test('reasons are those of the list alone', () => {
  expect(readAvatarReason('too-large')).toBe('too-large');
  for (const text of [null, '', 'toString', '<b>']) expect(readAvatarReason(text)).toBeNull();
});
