#!/usr/bin/env bash
# Builds a commit in a folder of its own, checks it, and makes it the one that runs. `--help` says how.

set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: release.sh [COMMIT]      the default is HEAD of the repository that this file is in
       release.sh --previous    the release that ran before the current one
       release.sh --list        the releases, the last that was current first

  1. builds COMMIT in releases/<sha>/, unless it is there already (an older release: a way back)
  2. asks it for /healthz and a page on a spare port, with a store of its own and without mail
  3. switches the link "current" to it, and restarts the site
  4. asks the site for the same; if it does not answer, goes back to the release before
  5. deletes releases but the newest three

The environment changes what is in brackets:

  RELEASE_ROOT      the folder with releases/, current and .env  [/srv/agency]
  RELEASE_BUILD     builds in the current folder, which has the packages of a release with the same lock file
                    [{ [ -d node_modules ] || npm ci --omit=dev; } && npm run build]
  RELEASE_RESTART   restarts the site, and returns once the process before has ended  [sudo systemctl restart agency]
  RELEASE_URL       where the site answers  [http://127.0.0.1:5000]
  RELEASE_PAGE      the page that is asked for  [/]
  RELEASE_WAIT      how many seconds a start may take  [10]

Exit codes:
  0  the commit runs
  1  the commit was not released; the site was not touched
  2  wrong usage
  3  the commit did not answer; the release before runs again
  4  the commit did not answer, and there is no release before that does
  5  another release is in progress
TEXT
}

main() {
  case "${1-}" in
    -h | --help) usage; exit 0 ;;
    --list | --previous) ;;
    -*) fail 2 "Unknown option $1: see --help" ;;
  esac
  [ $# -le 1 ] || fail 2 "Name one commit: see --help"

  root=${RELEASE_ROOT:-/srv/agency}
  build='{ [ -d node_modules ] || npm ci --omit=dev; } && npm run build'
  build=${RELEASE_BUILD:-$build}
  restart=${RELEASE_RESTART:-sudo systemctl restart agency}
  url=${RELEASE_URL:-http://127.0.0.1:5000}
  page=${RELEASE_PAGE:-/}
  wait_s=${RELEASE_WAIT:-10}
  case $wait_s in '' | *[!0-9]*) fail 2 "Set RELEASE_WAIT to a number of seconds" ;; esac
  wait_s=$((10#$wait_s)) # 08 is no octal number
  repository=$(git -C "$(dirname "$(readlink -f "$0")")" rev-parse --show-toplevel) ||
    fail 2 "This file is not in a git repository: run it from a clone"
  [ -d "$root" ] || fail 2 "$root is no folder: create it, or set RELEASE_ROOT"
  root=$(readlink -f "$root")
  if [ "${1-}" = --list ]; then list_releases; exit 0; fi
  refuse_relative_store
  umask 022 # the site runs as another user, and reads these files
  mkdir -p "$root/releases"

  # The kernel releases the lock however this process ends. What is started below gets no copy of it.
  exec 9>"$root/releases/.lock"
  flock --nonblock 9 || fail 5 "Another release is in progress in $root"

  before=$(current_release)
  if [ -e "$root/current" ] && [ -z "$before" ]; then fail 2 "$root/current is no link: move it away"; fi
  if [ "${1-}" = --previous ]; then
    sha=$(releases_by_time | grep -vxF "${before#releases/}" | head -n 1) || fail 2 "There is no release before: see --list"
  else
    # Fails for what is no commit, and for an option.
    sha=$(git -C "$repository" rev-parse --verify --quiet --end-of-options "${1:-HEAD}^{commit}") ||
      fail 2 "${1:-HEAD} is no commit of $repository: git fetch first"
  fi
  release=$root/releases/$sha
  is_new=
  rm -rf "$root"/releases/.building.* || true # of a release that was killed, whose build may still be running
  if [ -d "$release" ]; then say "Release $sha is built already"; else build_release; fi
  ln -sfnT ../../.env "$release/.env"
  copy_former_assets
  check_release
  # A killed run may have left the link on a release that does not start.
  if [ -L "$root/releases/.verified" ] && { [ "$before" = "releases/$sha" ] || ! answers "$url" 1; }; then
    before=$(readlink "$root/releases/.verified")
  fi
  if [ -z "$before" ] || [ ! -f "$root/$before/dist/server.js" ]; then before=; fi

  trap 'go_back "Interrupted"' INT TERM HUP
  switch_to "releases/$sha"
  say "Restarting: $restart"
  run "$restart" || go_back "The restart command failed"
  answers "$url" "$wait_s" || go_back "$url does not answer"
  trap - INT TERM HUP
  ln -sfnT "releases/$sha" "$root/releases/.verified"
  say "Release $sha runs"
  delete_old_releases
}

# The folder of a release is deleted some day, and under agency.service the site may not write there.
refuse_relative_store() {
  [ -f "$root/.env" ] || fail 2 "There is no $root/.env: copy server/deploy/production.env, and fill it in"
  local url
  url=$(sed -n "s/^DATABASE_URL=[\"']\\{0,1\\}//p" "$root/.env" | tail -n 1)
  case $url in
    file:/* | postgres://* | postgresql://*) ;;
    *) fail 2 "DATABASE_URL in $root/.env must be absolute, because each release has a folder of its own: DATABASE_URL=file:/var/lib/agency/enquiries.db" ;;
  esac
}

list_releases() {
  local name mark
  [ -d "$root/releases" ] || { say "There is no release yet"; return; }
  releases_by_time | while IFS= read -r name; do
    if [ "releases/$name" = "$(current_release)" ]; then mark='*'; else mark=' '; fi
    printf '%s %s  ran since %s  built from ' "$mark" "${name:0:12}" "$(date -r "$root/releases/$name" '+%F %H:%M')"
    git -C "$repository" show --no-patch --format='%cs %s' "$name" -- 2>/dev/null || echo 'no commit of this repository'
  done
}

current_release() {
  if [ -L "$root/current" ]; then readlink "$root/current"; fi
}

releases_by_time() {
  (cd "$root/releases" && ls -1t | grep -E '^[0-9a-f]{40,64}$')
}

build_release() {
  say "Building $sha"
  local building
  building=$(mktemp -d "$root/releases/.building.XXXXXX")
  chmod 755 "$building"
  git -C "$repository" archive "$sha" 9>&- | tar -x -C "$building" 9>&-
  local other
  for other in "$root"/releases/*/; do
    cmp -s "$other/package-lock.json" "$building/package-lock.json" && [ -d "$other/node_modules" ] || continue
    cp -al "$other/node_modules" "$building/" # hard links
    break
  done
  export SOURCE_COMMIT=$sha SOURCE_DATE
  SOURCE_DATE=$(git -C "$repository" show --no-patch --format=%cs "$sha")
  (cd "$building" && run "$build") 9>&- || { rm -rf "$building"; fail 1 "The build failed; the site was not touched"; }
  if [ ! -f "$building/dist/server.js" ]; then rm -rf "$building"; fail 1 "The build made no dist/server.js"; fi
  mv -T "$building" "$release" # complete, or not there
  is_new=yes
}

# Pages in open tabs request the files of the previous release.
copy_former_assets() {
  local former=$root/current/dist
  if [ ! -d "$former" ] || [ "$(readlink -f "$former")" = "$(readlink -f "$release/dist")" ]; then return; fi
  (cd "$release" && node_on server/build/former-assets.ts "$former" "$release/dist") 9>&- ||
    fail 1 "Cannot copy the assets of the previous release"
}

check_release() {
  say "Checking $sha on a spare port"
  # First with its own settings of e-mail, which the site on the spare port must not use. An older release has no such check.
  local wrong status=0
  wrong=$(cd "$release" && NODE_ENV=production node_on dist/enquiries.js settings 2>&1) || status=$?
  if [ $status -eq 3 ]; then
    say "$wrong"
    if [ -n "$is_new" ]; then rm -rf "$release"; fi
    fail 1 "The settings are wrong; the site was not touched"
  fi
  spare=$(mktemp -d)
  # Its own settings, but for the store, mail and ports. A time-out ends it when this process is killed.
  (
    cd "$release"
    exec env -u LISTEN_PID -u LISTEN_FDS -u LISTEN_FDNAMES NODE_ENV=production HOST=127.0.0.1 PORT=0 \
      DATABASE_URL="file:$spare/enquiries.db" SMTP_URL= MAIL_TO= METRICS_PORT= NOTIFY_URL= CANARY_EVERY= \
      timeout "$((wait_s * 3 + 10))" "$(node_path)" dist/server.js
  ) >"$spare/log" 2>&1 9>&- &
  spare_pid=$!
  trap 'end_check' EXIT
  local port= deadline=$((SECONDS + wait_s))
  while [ -z "$port" ] && [ $SECONDS -lt $deadline ] && kill -0 $spare_pid 2>/dev/null; do
    sleep 0.1
    port=$(sed -n 's/.*"port":\([0-9]*\).*/\1/p' "$spare/log" | head -n 1)
  done
  if [ -z "$port" ] || ! answers "http://127.0.0.1:$port" "$wait_s"; then
    tail -n 20 "$spare/log" >&2
    end_check
    if [ -n "$is_new" ]; then rm -rf "$release"; fi
    fail 1 "The release does not answer on a spare port; the site was not touched"
  fi
  end_check
}

end_check() {
  kill $spare_pid 2>/dev/null || true
  wait $spare_pid 2>/dev/null || true
  rm -rf "$spare"
  trap - EXIT
}

# Asks a URL for /healthz and a page, whole, within seconds. With agency.socket a request waits until a process takes it.
answers() {
  (cd "$release" && node_on --input-type=module --eval '
    const [, url, page, seconds] = process.argv;
    const deadlineMs = performance.now() + seconds * 1000;
    for (;;) {
      try {
        for (const path of ["/healthz", page]) {
          const signal = AbortSignal.timeout(Math.max(1, Math.ceil(deadlineMs - performance.now())));
          const response = await fetch(url + path, { signal, redirect: "error" });
          const text = await response.text();
          if (!response.ok || (path === page && !/<\/html>\s*$/i.test(text)))
            throw new Error(`${path} was answered with ${response.status}, or not whole`);
        }
        process.exit(0);
      } catch (error) {
        if (performance.now() > deadlineMs - 250) {
          console.error(`${url}: ${error.cause?.message ?? error.message}`);
          process.exit(1);
        }
        await new Promise((later) => setTimeout(later, 250));
      }
    }' "$1" "$page" "$2") 9>&-
}

go_back() {
  trap '' INT TERM HUP
  say "$1"
  if [ -z "$before" ]; then
    fail 4 "This is the first release: current is set to it. Install the unit as server/deploy/README.md says, start it (systemctl start agency), and see its log"
  fi
  if [ "$before" = "releases/$sha" ]; then
    fail 4 "There is no other release to go back to: see the log of the site"
  fi
  touch --date=@0 "$release" # it is not the one to go back to
  switch_to "$before"
  run "$restart" || true
  # With a longer limit: there is no other release to try, and the requests that waited are answered first.
  answers "$url" "$((wait_s * 5))" || fail 4 "The release before does not answer either: see the log of the site"
  fail 3 "Went back to $before, which runs"
}

# rename(2) replaces the link in one step.
switch_to() {
  ln -sfnT "$1" "$root/releases/.current"
  mv -T "$root/releases/.current" "$root/current"
  case $1 in releases/*) touch "$root/$1" ;; esac
  say "current -> $1"
}

# The newest three by the time at which each became the current one. The one before may be older than that.
delete_old_releases() {
  local kept=0 name
  while IFS= read -r name; do
    kept=$((kept + 1))
    if [ $kept -le 3 ] || [ "releases/$name" = "$before" ] || [ "$name" = "$sha" ]; then continue; fi
    rm -rf "${root:?}/releases/$name"
    say "Deleted releases/$name"
  done < <(releases_by_time)
}

node_path() {
  local own=$release/node_modules/.bin/node
  if [ -x "$own" ]; then echo "$own"; else command -v node; fi
}

node_on() {
  "$(node_path)" "$@"
}

run() {
  bash -c "$1" 9>&-
}

say() {
  printf '%s\n' "$1"
}

fail() {
  printf '%s\n' "$2" >&2
  exit "$1"
}

# Read as a whole before it runs: the file may change meanwhile.
main "$@"
exit
