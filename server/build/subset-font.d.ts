// Type declarations for `subset-font`, which ships none; only the part that the build uses.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
