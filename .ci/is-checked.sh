#!/usr/bin/env bash
# Ends with 1 unless the checks have passed for this commit, or for one before it since when only the owner's files have changed.
# GH_TOKEN=... GITHUB_REPOSITORY=OWNER/REPO ./.ci/is-checked.sh
set -euo pipefail
own=web/content/owner
outcome() { gh api "repos/$GITHUB_REPOSITORY/commits/$1/check-runs?check_name=check" \
  --jq '[.check_runs[] | select(.app.slug == "github-actions")][0].conclusion // "none"'; }
commit=$(git rev-parse HEAD)
while [ "$(outcome "$commit")" != success ]; do
  if ! git rev-parse --quiet --verify "$commit^" > /dev/null || ! git diff --quiet "$commit^" "$commit" -- . ":!$own"; then
    echo "::error::The checks of ${commit:0:8} have not passed (yet), and it changes more than $own: see Actions, site. Nothing was deployed."
    exit 1
  fi
  commit=$(git rev-parse "$commit^")
done
echo "The checks of ${commit:0:8} have passed; since then at most $own has changed."
