#!/usr/bin/env bash
# Shows that the product is whole without an option: takes its files, and the lines that name what they export, out of a copy,
# and checks the types of what is deployed and the templates. ./.ci/without-option.sh receipt
set -euo pipefail
option=$1
test -f "lib/options/$option.ts" || { echo "There is no lib/options/$option.ts"; exit 1; }
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z bin lib lambdas scripts web tests docs ':(glob)*' | xargs -0 cp --parents -t "$copy"
ln -s "$PWD/node_modules" "$copy/node_modules"
cd "$copy"
names=$(sed -n "s/^import { \(.*\) } from '.\/options\/$option.ts'/\1/p" lib/site-stack.ts | sed 's/, /\\|/g')
sed -i "/\b\($names\)\b/d" lib/site-stack.ts
rm -rf {lib,lambdas,tests/lib}/options/"$option"{,.ts,.test.ts}
echo '{ "extends": "./tsconfig.json", "include": ["bin", "lib", "lambdas", "scripts", "tests/lib", "*.ts"] }' > tsconfig.without.json
npx tsc -p tsconfig.without.json
# The rehearsals switch options on and off.
npx vitest run --project stack tests/lib --exclude "**/rehearsals/**"
