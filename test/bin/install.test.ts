import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../new-folder.ts'

const REACT = { version: '19.0.0', integrity: 'sha512-a' }
const MAC_ONLY = { version: '1.0.0', integrity: 'sha512-b', optional: true }
const WANTED = { '': { name: 'lotwire' }, 'node_modules/react': REACT, 'node_modules/mac-only': MAC_ONLY }

/** Runs what comes before `npm start` where npm has left these packages; answers whether it installed again. */
function installsAgain(installed: Record<string, object> | undefined): boolean {
  const dir = newFolder('install')
  const write = (name: string, content: unknown) => writeFileSync(join(dir, name), JSON.stringify(content))
  write('package-lock.json', { packages: WANTED })
  if (installed) {
    mkdirSync(join(dir, 'node_modules/react'), { recursive: true })
    write('node_modules/.package-lock.json', { packages: installed })
  }
  writeFileSync(join(dir, 'npm'), '#!/bin/sh\ntouch called\n', { mode: 0o755 })
  const env = { ...process.env, PATH: `${dir}:${process.env.PATH}` }
  execFileSync(process.execPath, [resolve('bin/install.mjs')], { cwd: dir, env })
  return existsSync(join(dir, 'called'))
}

test.each([
  ['what a plain npm ci left', { 'node_modules/react': REACT }, false],
  ['another version', { 'node_modules/react': { ...REACT, version: '18.3.0' } }, true],
  ['other content of the same version', { 'node_modules/react': { ...REACT, integrity: 'sha512-c' } }, true],
  ['a package too many', { 'node_modules/react': REACT, 'node_modules/left-pad': REACT }, true],
  ['a package too few', {}, true],
  ['nothing', undefined, true],
])('over %s npm start installs again: %s', (_, installed, again) => {
  expect(installsAgain(installed)).toBe(again)
})
