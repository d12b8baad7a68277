import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const guide = readFileSync(new URL('../../../docs/design.md', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';
const roles = new Map<string, Record<Theme, string>>();
for (const [, role = '', light = '', dark = ''] of css.matchAll(
  /--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g,
)) {
  roles.set(role, { light, dark });
}

const colour = (role: string, theme: Theme): string => {
  const value = roles.get(role)?.[theme];
  if (value === undefined) throw new Error(`theme.css has no role ${role}`);
  return value;
};

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const textPairs: Record<string, readonly string[]> = {
  ink: [
    'canvas',
    'surface',
    'raised',
    'fill',
    'fill-hover',
    'segment',
    'accent-soft',
    'danger-soft',
    'success-soft',
    'warning-soft',
  ],
  muted: ['canvas', 'surface', 'raised', 'fill'],
  'on-picture': ['picture'],
  'on-accent': ['accent', 'accent-hover'],
  'accent-strong': ['canvas', 'surface', 'raised', 'accent-soft'],
  'on-inverse': ['inverse', 'muted'],
  'on-inverse-muted': ['inverse'],
  danger: ['canvas', 'surface', 'raised', 'danger-soft'],
  'on-danger': ['danger'],
  success: ['canvas', 'surface', 'raised', 'success-soft'],
  warning: ['canvas', 'surface', 'raised', 'warning-soft'],
};
const partPairs: Record<string, readonly string[]> = {
  'line-strong': ['canvas', 'surface', 'raised'],
  focus: ['canvas', 'surface', 'raised', 'fill'],
  danger: ['canvas', 'danger-soft'],
};

const pairsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front, back })));

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(pairsOf(textPairs))('$front reads on $back (4.5)', ({ front, back }) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(partPairs))('$front stands out from $back (3)', ({ front, back }) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast arithmetic', () => {
  it('is 21 for black on white and 1 for equals, as WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#5b626d', '#5b626d')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('docs/design.md', () => {
  const written = [...guide.matchAll(/([\w-]+) on ([\w-]+) \| ([\d.]+) \| ([\d.]+) \|/g)];

  it('states the figures of the style sheet', () => {
    expect(written.length).toBeGreaterThan(20);
    for (const [, front = '', back = '', light, dark] of written) {
      const figures = (['light', 'dark'] as const).map((theme) =>
        contrast(colour(front, theme), colour(back, theme)).toFixed(2),
      );
      expect([front, back, ...figures]).toEqual([front, back, light, dark]);
    }
  });
});

it('has no tabular figures: Manrope’s tabular 1 leaves a hole on either side', () => {
  const web = new URL('../', import.meta.url);
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:css|tsx)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((name) => /tabular-nums/.test(readFileSync(new URL(name, web), 'utf8')))).toEqual([]);
});
