declare module 'subset-font' {
  /** Subsets a font with HarfBuzz: https://github.com/papandreou/subset-font */
  function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, number>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>

  export { subsetFont as default }
}
