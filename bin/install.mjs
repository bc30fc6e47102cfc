// Runs before npm's scripts, on any installed Node: brings node_modules in line with the lockfile, then makes sure that
// npm scripts find the Node 24 from the lockfile. With `--omit=dev`, as before `npm start`, it skips the packages that
// only tests, types, the bench, and synthesis need.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'

const isForStart = process.argv.includes('--omit=dev')
const wanted = packagesIn('package-lock.json')
const installed = packagesIn('node_modules/.package-lock.json')
const missing = Object.entries(wanted).filter(isMissing)

if (Object.entries(installed).some(isForeign) || missing.some(([, { dev }]) => !dev))
  install(isForStart ? 'the packages' : 'all packages', 'ci', ...(isForStart ? ['--omit=dev'] : []))
// `npm ci` starts by removing everything, even under a running `npm start`.
else if (missing.length > 0 && !isForStart) install('the packages for development', 'install', '--no-save')

// Both platforms' packages claim the name `node`; npm 10 removes the link along with the one that does not fit.
const LINK = 'node_modules/.bin/node'
const brought = `node-linux-${process.arch}/bin/node`
if (!existsSync(LINK) && existsSync(`node_modules/${brought}`)) {
  rmSync(LINK, { force: true })
  symlinkSync(`../${brought}`, LINK)
}

const version = spawnSync(LINK, ['-p', 'process.versions.node'], {
  encoding: 'utf8',
}).stdout?.trim()
const own = Number(process.versions.node.split('.')[0])
if (!version && own < 24)
  fail(
    `Lotwire runs on Node 24. The package that brings it serves Linux on x64 and arm64 only, and here is Node ${process.versions.node} on ${process.platform} ${process.arch}: install Node 24 and start again.`,
  )

/** True if node_modules lacks a package in the lockfile: npm records what it installed, whoever called it. */
function isMissing([folder, { optional }]) {
  return folder in installed ? !existsSync(folder) : !optional
}

/** True if an installed package is not in the lockfile, or differs from it. */
function isForeign([folder, { version, integrity }]) {
  return wanted[folder]?.version !== version || wanted[folder].integrity !== integrity
}

function install(what, ...args) {
  const startedAt = Date.now()
  console.log(`Installing ${what} of the lockfile …`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', [...args, ...quiet], { stdio: 'inherit' })
  if (status !== 0) fail(`npm ${args[0]} did not succeed (its own words are above).`)
  console.log(`Installed after ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/** Packages by their folder, without the project itself. */
function packagesIn(lockfile) {
  if (!existsSync(lockfile)) return {}
  const { '': _, ...packages } = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  return packages
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
