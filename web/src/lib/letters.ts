/** How wide words stand, in sizes of their letters; worked out without a browser. */

const WIDE: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/u, 1.02],
  [/[MWmw]/u, 0.9],
  [/[ .,:;'·|iljI-]/u, 0.33],
  [/[ftr]/u, 0.42],
  [/[0-9A-Z]/u, 0.67],
];

export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.find(([kind]) => kind.test(letter))?.[1] ?? 0.6), 0);
}
