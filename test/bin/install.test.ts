import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../new-folder.ts'

const REACT = { version: '19.0.0', integrity: 'sha512-a' }
const MAC_ONLY = { version: '1.0.0', integrity: 'sha512-b', optional: true }
const VITEST = { version: '5.0.0', integrity: 'sha512-c', dev: true }
const LOCKED = { 'node_modules/react': REACT, 'node_modules/mac-only': MAC_ONLY, 'node_modules/vitest': VITEST }

/** Runs what comes before an npm script where npm has left these packages; answers what it asks of npm. */
function askedOfNpm(installed: Record<string, object> | undefined, ...options: string[]): string {
  const dir = newFolder('install')
  const write = (name: string, packages: object) => writeFileSync(join(dir, name), JSON.stringify({ packages }))
  write('package-lock.json', { '': { name: 'lotwire' }, ...LOCKED })
  for (const folder of Object.keys(installed ?? {})) mkdirSync(join(dir, folder), { recursive: true })
  if (installed) {
    mkdirSync(join(dir, 'node_modules'), { recursive: true })
    write('node_modules/.package-lock.json', installed)
  }
  writeFileSync(join(dir, 'npm'), '#!/bin/sh\necho "$1 $2" > called\n', { mode: 0o755 })
  const env = { ...process.env, PATH: `${dir}:${process.env.PATH}` }
  execFileSync(process.execPath, [resolve('bin/install.mjs'), ...options], { cwd: dir, env })
  return existsSync(join(dir, 'called')) ? readFileSync(join(dir, 'called'), 'utf8').trim() : 'nothing'
}

const FOR_START = { 'node_modules/react': REACT }
const WHOLE = { ...FOR_START, 'node_modules/vitest': VITEST }

test.each([
  ['what a plain npm ci left', WHOLE, 'nothing', 'nothing'],
  ['what npm start needs', FOR_START, 'nothing', 'install --no-save'],
  ['another version', { ...WHOLE, 'node_modules/react': { ...REACT, version: '18.3.0' } }, 'ci --omit=dev', 'ci'],
  ['other content', { ...WHOLE, 'node_modules/react': { ...REACT, integrity: 'sha512-d' } }, 'ci --omit=dev', 'ci'],
  ['a package too many', { ...WHOLE, 'node_modules/left-pad': REACT }, 'ci --omit=dev', 'ci'],
  ['a package too few', { 'node_modules/vitest': VITEST }, 'ci --omit=dev', 'ci'],
  ['nothing', undefined, 'ci --omit=dev', 'ci'],
])(
  'node_modules with %s is made whole, for npm start without what it does not need',
  (_, installed, forStart, forAll) => {
    expect(askedOfNpm(installed, '--omit=dev')).toBe(forStart)
    expect(askedOfNpm(installed).replace(' --no-audit', '')).toBe(forAll)
  },
)

test('whatever npm start loads is among the packages that it installs', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = globSync(['{functions,lib/local,web}/**/*.{ts,tsx}', 'bin/{local,build}.ts', 'vite.config.ts'])
  const loaded = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:^(?:import|export) (?!type )[^'=]*?from |^import |\bimport\()'([^'.#][^']*)'/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const packages = new Set(loaded.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))
  expect(packages.size).toBeGreaterThan(40)
  expect([...packages].filter((name) => !name.startsWith('node:') && !(name in dependencies))).toEqual([])
})
