/** What is used of the workshop's packages: the types are checked where they are not installed, too. */
declare module 'lighthouse' {
  export interface Result {
    audits: Record<string, { numericValue?: number; score: number | null; details?: unknown }>
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Result } | undefined>
}

declare module 'selfsigned' {
  export function generate(
    attributes: { name: string; value: string }[],
    options: { keySize: number },
  ): Promise<{ private: string; cert: string }>
}

declare module 'subset-font' {
  /** Subsets a font with HarfBuzz: https://github.com/papandreou/subset-font */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, number>; noLayoutClosure: boolean },
  ): Promise<Buffer>
}
