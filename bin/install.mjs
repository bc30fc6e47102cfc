// Runs before `npm start` and `npm test`, on whatever Node is installed: brings node_modules in line with the
// lockfile, then makes sure that the Node 24 of the lockfile is the one that npm scripts will find.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.lockfile-sha256'
const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''

if (installed !== lockfile) {
  console.log('Installing the dependencies of the lockfile …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (status !== 0) fail('npm ci did not succeed (its own words are above).')
  writeFileSync(STAMP, lockfile)
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

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
