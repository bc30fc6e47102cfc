// Runs before `npm start` and `npm test`, on whatever Node is installed: brings node_modules in line with the
// lockfile, then makes sure that the Node 24 of the lockfile is the one that npm scripts will find.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'

if (!isInstalled()) {
  console.log('Installing the dependencies of the lockfile …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (status !== 0) fail('npm ci did not succeed (its own words are above).')
}

// Both platforms' packages claim the name `node`; npm 10 takes the link away with the one that does not fit.
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

/** Whether node_modules holds what the lockfile names: npm writes down what it installed, whoever called it. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const installed = packagesIn('node_modules/.package-lock.json')
  const isThere = ([folder, { version, integrity, optional }]) =>
    folder in installed
      ? installed[folder].version === version && installed[folder].integrity === integrity && existsSync(folder)
      : optional === true
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((folder) => folder in wanted)
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
