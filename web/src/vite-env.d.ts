interface ImportMetaEnv {
  /** Origin of the site, without a slash at the end. Set by `scripts/site/build-site.ts`. */
  readonly VITE_SITE_URL: string
}
