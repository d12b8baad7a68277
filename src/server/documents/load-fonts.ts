import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILES = {
  regular: '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf',
  semibold: '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf',
} as const;

export type Weight = keyof typeof FILES;

const read = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));

/** Manrope as whole TrueType files with Latin and Cyrillic letters: the web’s files hold one alphabet each. Read once. */
export const loadFonts = async (): Promise<Readonly<Record<Weight, Buffer>>> => {
  const [regular, semibold] = await Promise.all([read(FILES.regular), read(FILES.semibold)]);
  return { regular, semibold };
};
