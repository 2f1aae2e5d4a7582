interface ImportMetaEnv {
  /** The site's origin, without a trailing slash. Set by `scripts/site/build-site.ts`. */
  readonly VITE_SITE_URL: string
}
