/** The dark modules of a code as one SVG path, a module being a unit: runs of a row are one rectangle. */
export const qrPath = (matrix: readonly (readonly boolean[])[]): string =>
  matrix
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
